import SwiftUI

/// A word on a capsule with a color and a pale background of the same color. The color of the word is mixed with the
/// text color, so that it is legible with every color.
///
/// ```swift
/// Badge("Needs Review", color: StatusColors.badgeNeedsReview)
/// ```
public struct Badge: View {
    private let text: String
    private let color: Color?
    private var trailingIcon: String?
    @Themed(.ledger) private var theme

    /// Creates a badge.
    ///
    /// - Parameters:
    ///   - text: what it says; what does not fit on a line is cut off.
    ///   - color: of text, ground and line; nil is the brand's.
    public init(_ text: String, color: Color? = nil) {
        self.text = text
        self.color = color
    }

    /// Creates a badge. This initializer equals ``init(_:color:)``.
    public init(text: String, color: Color? = nil) {
        self.init(text, color: color)
    }

    /// Creates a badge of the brand with a symbol after its text.
    init(_ text: String, trailingIcon: String) {
        self.init(text)
        self.trailingIcon = trailingIcon
    }

    public var body: some View {
        let color = color ?? theme.colors.primary
        Pill(
            text: text, trailingIcon: trailingIcon, foreground: theme.colors.badgeText(color),
            ground: theme.colors.badgeGround(color), border: color.opacity(Ratios.badgeBorder), theme: theme)
    }
}

// audit: off text-truncated - a badge has one line
#Preview {
    VStack(alignment: .leading, spacing: Spacing.sm) {
        Badge("Furnishings")
        Badge("To Return", color: StatusColors.badgeInfo)
        Badge("Needs Review", color: StatusColors.badgeNeedsReview)
        Badge("A badge with a text that is too long for the room it has").frame(width: 200, alignment: .leading)
    }
    .padding()
    .background(BrandColors.surface)
}
