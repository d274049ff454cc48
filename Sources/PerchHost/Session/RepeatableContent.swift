import SwiftUI

/// The views of a `#Preview`, made by a body, so that they are made again where something that they read has changed.
struct RepeatableContent: View {
    let make: @MainActor () -> any View

    var body: some View { AnyView(erasing: make()) }
}
