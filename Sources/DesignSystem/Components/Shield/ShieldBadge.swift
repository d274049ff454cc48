import SwiftUI

/// Constants that describe the kind of a ``ShieldBadge``.
public enum ShieldBadgeVariant: Sendable, CaseIterable {
    /// A badge with only its text.
    case `default`
    /// The kinds for success, a warning, an error, and information.
    case success, warning, error, info
}

/// A word on a small capsule.
///
/// ```swift
/// ShieldBadge("Protected", variant: .success, icon: "checkmark")
/// ```
public struct ShieldBadge: View {
    private let text: String
    private let variant: ShieldBadgeVariant
    private let icon: String?
    @Themed(.shield) private var theme

    /// Creates a badge.
    ///
    /// - Parameters:
    ///   - text: what it says.
    ///   - variant: what it tells.
    ///   - icon: the name of a symbol before the text.
    public init(_ text: String, variant: ShieldBadgeVariant = .default, icon: String? = nil) {
        self.text = text
        self.variant = variant
        self.icon = icon
    }

    public var body: some View {
        Pill(text: text, icon: icon, foreground: foreground, ground: ground, theme: theme)
    }

    private var foreground: Color { status?.onSoft ?? theme.colors.textSecondary }
    private var ground: Color { status?.soft ?? theme.colors.surfaceLow }

    private var status: Theme.Colors.Status? {
        switch variant {
        case .default: nil
        case .success: theme.colors.success
        case .warning: theme.colors.warning
        case .error: theme.colors.error
        case .info: theme.colors.info
        }
    }
}

// audit: off text-truncated - a badge has one line
#Preview {
    VStack(alignment: .leading, spacing: ShieldSpacing.sm) {
        ShieldBadge("Default")
        ShieldBadge("Success", variant: .success)
        ShieldBadge("Warning", variant: .warning, icon: "exclamationmark.triangle")
        ShieldBadge("Error", variant: .error, icon: "xmark.circle")
        ShieldBadge("Info", variant: .info, icon: "info.circle")
        ShieldBadge("A badge with a text that is too long for the room that it has", variant: .info)
            .frame(width: 200, alignment: .leading)
    }
    .padding()
    .background(Color.bgPrimary)
}
