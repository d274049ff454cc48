import SwiftUI

/// Room that is kept for something that appears and disappears, in the stack that holds it: without it the stack would
/// go together with what it held last, and what leaves would not leave from where it stood. Nobody touches or reads it.
struct KeptRoom: View {
    /// In points; nil for all that there is.
    var height: CGFloat?

    var body: some View {
        Color.clear
            .frame(height: height)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}
