# Le Club des moustaches : une première partie, idée par idée.

first-about = Sami et toi cachez chacun trois attributs, comme bleu. Qui en partage un avec un chat y pose un masque : lis les masques et demande.
first-goal = Tes points : les attributs devinés, les erreurs de Sami, tes attributs encore cachés.
first-cat = Joue un chat qui montre deux de tes attributs : touche-le, puis la scène. Ton masque s’y pose tout seul. Si Sami en pose un aussi, c’est pour un attribut que tu n’as pas.
first-rest = Un chat porte un masque de Sami, et tous ses attributs sauf un sont à toi. Chacun n’existe qu’une fois : Sami a celui-là. Touche son éventail (les cartes « ? »), puis cet attribut sur l’invitation.
first-draw = Touche la pioche : un nouveau chat, et ton tour est fini. Les chats et les masques restent sur scène jusqu’à la fin : tu peux toujours relire ce qu’ils disent.
first-new = Joue un chat qui ne montre que des attributs encore possibles pour Sami. Pas de masque de Sami ? Ils sont tous exclus d’un coup. Un masque ? Sami en a au moins un.
first-nothing = Quoi que tu demandes, « non » est bien plus probable que « oui », et une erreur donne un masque à Sami : un point. La question est facultative. Touche la pioche.
first-split = Un masque de Sami peut venir de plusieurs attributs. Joue un chat qui en montre certains, mais pas tous. Pas de masque de Sami ? Alors c’est un des autres.
first-left = Compare tes cartes, les « non » de Sami et les chats sans son masque : sur un chat qui le porte, un seul attribut reste possible. Touche son éventail, puis cet attribut : « oui » à coup sûr.
first-two = Un masque de Sami ne peut venir que de deux attributs. Un pari, mais avantageux : juste, tu gagnes deux points sur Sami ; faux, tu en perds un. Touche son éventail, puis ton choix.
first-no = Un « non » est aussi un indice, noté à côté de Sami. Cet attribut est sur un chat qui porte son masque ? Alors ce masque vient d’un autre attribut. Touche la pioche.
first-last = Tu mènes, et Sami ne cache plus qu’un attribut. Demande ce qui est certain, sinon le plus probable : si tu devines juste, cette manche est la dernière, et Sami ne peut plus te rattraper.
first-means-mask-placed = Un masque dit : au moins un attribut de ce chat. Lequel, il ne le dit pas. Sami lit tes masques comme tu lis les siens.
first-means-no-mask = Pas de masque ? C’est parlant : celui qui n’en pose pas n’a aucun attribut de ce chat. Trois ou quatre sont exclus d’un coup.
first-means-skipped = Sami ne demande rien. Une erreur serait un point pour toi.
first-means-wrong = Sami s’est trompé : ce masque est un point pour toi. Mais tous ont entendu le non : voilà un attribut que tu n’as pas.
first-means-right = Sami a trouvé un de tes attributs : visible, il n’est plus un point pour toi. Un masque qui en vient n’apprend rien de nouveau à Sami.
first-means-all-unmasked = Être démasqué, ce n’est pas perdre : ce sont les points qui décident.
