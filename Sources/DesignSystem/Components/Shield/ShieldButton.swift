import SwiftUI

/// The emphasis of a ``ShieldButton``.
public enum ShieldButtonStyle: Sendable, CaseIterable {
    /// A filled button, for the primary action of a screen.
    case primary
    /// A button with a border, for a secondary action.
    case secondary
    /// A button with only text.
    case ghost
    /// A filled red button, for a destructive action.
    case danger
}

/// The sizes of a ``ShieldButton``. All are at least as large to a finger as a finger needs.
public enum ShieldButtonSize: Sendable, CaseIterable {
    /// The heights of 36, 44, and 52 points at the default text size.
    case small, medium, large
}

/// A button in one of four styles and three sizes.
///
/// ```swift
/// ShieldButton("Run Scan", icon: "shield", isLoading: isScanning) { scan() }
/// ShieldButton("Delete", style: .danger, size: .small, isFullWidth: false) { delete() }
/// ```
///
/// While it waits it takes no taps, and once that takes a while a spinner is in the title's place.
public struct ShieldButton: View {
    private let title: String
    private let style: ShieldButtonStyle
    private let size: ShieldButtonSize
    private let icon: String?
    private let trailingIcon: String?
    private let isLoading: Bool
    private let isDisabled: Bool
    private let isFullWidth: Bool
    private let action: () -> Void
    @Themed(.shield) private var theme

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: what it says.
    ///   - style: how much weight it has.
    ///   - size: how large it is.
    ///   - icon: the name of a symbol before the title.
    ///   - trailingIcon: the name of a symbol after the title.
    ///   - isLoading: whether what it started is going on.
    ///   - isDisabled: whether it cannot be used.
    ///   - isFullWidth: whether it is as wide as there is room.
    ///   - action: what a tap does.
    public init(
        _ title: String, style: ShieldButtonStyle = .primary, size: ShieldButtonSize = .medium, icon: String? = nil,
        trailingIcon: String? = nil, isLoading: Bool = false, isDisabled: Bool = false, isFullWidth: Bool = true,
        action: @escaping () -> Void
    ) {
        self.title = title
        self.style = style
        self.size = size
        self.icon = icon
        self.trailingIcon = trailingIcon
        self.isLoading = isLoading
        self.isDisabled = isDisabled
        self.isFullWidth = isFullWidth
        self.action = action
    }

    public var body: some View {
        FilledButton(
            title: title, kind: kind, size: filledSize, isFullWidth: isFullWidth, inactive: .dim, isLoading: isLoading,
            isDisabled: isDisabled, theme: theme, action: action
        ) {
            symbol(icon)
        } trailing: {
            symbol(trailingIcon)
        }
    }

    @ViewBuilder private func symbol(_ name: String?) -> some View {
        if let name { Image(systemName: name).accessibilityHidden(true) }
    }

    private var kind: FilledButtonKind {
        switch style {
        case .primary: .primary
        case .secondary: .secondary
        case .ghost: .ghost
        case .danger: .danger
        }
    }

    private var filledSize: FilledButtonSize {
        switch size {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

#Preview("Styles") {
    VStack(spacing: ShieldSpacing.md) {
        ShieldButton("Primary") {}
        ShieldButton("Secondary", style: .secondary) {}
        ShieldButton("Ghost", style: .ghost) {}
        ShieldButton("Danger", style: .danger) {}
    }
    .padding()
    .background(Color.bgPrimary)
}

// audit: off name-repeated - the buttons show the sizes of one
#Preview("Sizes and icons") {
    VStack(spacing: ShieldSpacing.md) {
        ForEach(ShieldButtonSize.allCases, id: \.self) { size in
            ShieldButton("Run Scan", size: size, icon: "shield", isFullWidth: false) {}
            ShieldButton("Next", style: .secondary, size: size, trailingIcon: "chevron.right", isFullWidth: false) {}
        }
    }
    .padding()
    .background(Color.bgPrimary)
}

#Preview("Loading and disabled") {
    VStack(spacing: ShieldSpacing.md) {
        ForEach(ShieldButtonStyle.allCases, id: \.self) { style in
            ShieldButton("Loading", style: style, isLoading: true) {}
            ShieldButton("Disabled", style: style, isDisabled: true) {}
        }
    }
    .environment(\.loaderDelay, 0)
    .padding()
    .background(Color.bgPrimary)
}
