@_exported import PerchHost
