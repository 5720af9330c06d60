# SPDX-License-Identifier: GPL-3.0-or-later
"""`python -m ttr_desktop` opens the window."""

import sys

from ttr_desktop.gui.app import main

if __name__ == "__main__":
    sys.exit(main())
