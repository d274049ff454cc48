import SwiftUI

extension View {
    /// Applies the style of section labels: small capitals with additional spacing.
    public func sectionLabelStyle() -> some View {
        modifier(SectionLabelModifier())
    }
}

private struct SectionLabelModifier: ViewModifier {
    @Themed(.ledger) private var theme

    func body(content: Content) -> some View {
        content
            .font(theme.fonts.sectionLabel)
            .textCase(.uppercase)
            .tracking(Ratios.sectionTracking)
            .foregroundStyle(theme.colors.textSecondary)
    }
}

#Preview {
    Text("Reports").sectionLabelStyle().padding()
}
