# SPDX-License-Identifier: GPL-3.0-or-later
"""What the bundle runs as `ttr-desktop`."""

import multiprocessing
import os
import sys

if __name__ == "__main__":
    # A bot's worker is this same program started again: it must turn off here, before Qt is loaded.
    multiprocessing.freeze_support()
    # Programs started from here (bots of others) must find the system's libraries, not the bundle's.
    os.environ.pop("LD_LIBRARY_PATH", None)
    if "LD_LIBRARY_PATH_ORIG" in os.environ:
        os.environ["LD_LIBRARY_PATH"] = os.environ["LD_LIBRARY_PATH_ORIG"]
    from ttr_desktop.gui.app import main

    sys.exit(main())
