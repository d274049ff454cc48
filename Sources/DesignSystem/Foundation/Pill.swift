import SwiftUI

/// The one capsule behind ``Badge`` and ``ShieldBadge``: a word or two, perhaps with an icon, on one line.
struct Pill: View {
    let text: String
    var icon: String? = nil
    var trailingIcon: String? = nil
    let foreground: Color
    let ground: Color
    var border = Color.clear
    let theme: Theme

    var body: some View {
        HStack(spacing: BadgeMetrics.iconGap) {
            if let icon { Image(systemName: icon).accessibilityHidden(true) }
            Text(text)
            if let trailingIcon { Image(systemName: trailingIcon).accessibilityHidden(true) }
        }
        .font(theme.fonts.badge)
        .lineLimit(1)
        .truncationMode(.tail)
        .foregroundStyle(foreground)
        .padding(.horizontal, BadgeMetrics.paddingH)
        .padding(.vertical, BadgeMetrics.paddingV)
        .background(ground, in: Capsule())
        .overlay { Capsule().strokeBorder(border, lineWidth: theme.lines.border) }
        .accessibilityElement(children: .combine)
    }
}
