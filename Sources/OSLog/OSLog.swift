// Apple's module adds to `os` what reads the log. Nothing is kept here that could be read.
@_exported import os
