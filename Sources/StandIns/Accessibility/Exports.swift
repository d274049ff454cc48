// Descriptions of charts and custom contents belong to this framework on Apple's systems; here they are the engine's.
@_exported import SwiftUI
