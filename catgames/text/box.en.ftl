# With the box on the table: the sheet, and setting up together.

sheet-title = Table sheet
sheet-goal = The goal
sheet-numbers = Numbers
sheet-signs = Signs
sheet-rulings = Where the book is silent
sheet-print = Print it
sheet-missing = The sheet needs one more library ({ $library } is missing): pip install 'catgames[sheet]'
box-dispute = Settle a dispute
box-setup = Set it up together
box-rules = All the rules
home-beside = With the box on the table
box-sheet = Table sheet
setup-who = Who plays, and how?
setup-players = { $count } players
setup-house = House rules, where the book is silent
setup-start = Start setting up
setup-progress = { $number } of { $count }
setup-ready = Everything is ready. Have fun!
setup-play = First game, with a guide
setup-rule = The rule
setup-change = Other players or options
carry-sheet = The table sheet: the whole game on one page, to print (opens in a new tab)
plan-box = You have the box? Set it up together, step by step (opens in a new tab)
rules-nothing = Nothing found. Try another word, or ask the referee.
