"""`python -m catgames` is the command `catgames`."""

import sys

from catgames.cli import main

sys.exit(main())
