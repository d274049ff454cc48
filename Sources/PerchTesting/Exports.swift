@_exported import PerchPreviews
@_exported import SwiftUI
