import SwiftUI

/// The views of a `#Preview`, made by a body, so that they can be made again while their states stay.
struct RepeatableContent: View {
    let make: @MainActor () -> any View

    var body: some View { AnyView(erasing: make()) }
}

extension Session {
    /// Runs all bodies again, for a change that none of them is known to have read. States stay.
    package func runBodiesAgain() {
        func visit(_ node: _ViewNode) {
            node.invalidateBody()
            node.forEachChild(visit)
        }
        perform { if let root = host.root { visit(root) } }
    }
}
