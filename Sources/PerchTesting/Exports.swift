@_exported import PerchHost
@_exported import SwiftUI
