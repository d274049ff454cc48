import SwiftUI

/// The chevron of what opens below its row: it points to where reading goes, and down while that is open.
struct OpeningChevron: View {
    let isOpen: Bool
    let theme: Theme
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        Image(systemName: "chevron.forward")
            .foregroundStyle(theme.colors.textTertiary)
            .rotationEffect(turn)
            .accessibilityHidden(true)
    }

    /// Turns are not mirrored as the symbol is.
    private var turn: Angle {
        guard isOpen else { return .zero }
        return layoutDirection == .rightToLeft ? -.quarter : .quarter
    }
}
