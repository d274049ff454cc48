import SwiftUI

extension View {
    /// Makes a view at least as large as a finger needs, and all of that takes its touches.
    func touchTarget() -> some View {
        frame(minWidth: .touchTargetMin, minHeight: .touchTargetMin)
            .contentShape(Rectangle())
    }
}
