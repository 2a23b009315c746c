# Said by start.py before anything is installed, so each sentence is on one line, and facts are plain.

start-environment = Installing, step 1 of 3: making a place for the parts, the folder .venv.
start-parts = Installing, step 2 of 3: fetching the parts, about 130 megabytes. This takes about a minute.
start-project = Installing, step 3 of 3: the program itself.
start-test-tools = Installing the test tools.
start-still = Still installing.
start-sample = Now a recorded table: Ann, Ben and Cleo play Wizard. Press Control and C to stop.
start-no-sample = The recorded table is missing from this folder. Fetch the project again.
start-next = That was the recorded table. Type “{ $start } doctor” to hear what this computer has for a game of your own.
start-check = Checking with { $check }.
start-checks-failed = These checks failed: { $checks }.
start-stopped = Stopped. The same command goes on where it was.
start-old-python = This is Python { $found }, and Python 3.11 or later is needed. Please install a newer Python, then try again.
start-no-venv = Python’s module for environments is missing. On Debian or Ubuntu, type “sudo apt install python3-venv”, then try again. Elsewhere, install Python from python.org.
start-no-network = The parts could not be fetched: the network does not answer. Check the connection, then type the same command again. It goes on where it was.
start-disk-full = There is not enough room on the disk. Make room for { $needed } megabytes, then type the same command again.
start-cannot-write = The folder { $folder } cannot be written: { $detail }. Check who may write there, then type the same command again.
start-no-wheel = A part does not exist for this computer or this Python. Python 3.11 to 3.13 on 64-bit Linux, Windows or macOS 14 has them all.
start-changed-package = A part that was fetched is not the one that this project was tested with, so it was not installed. Fetch the newest version of the project, then try again.
start-failed = The installation failed. What happened is written in { $log }.
