/// How a ``ControlAction`` looks.
public enum ControlActionAppearance: Sendable, CaseIterable {
    /// A button with an icon and a title, one that is only an icon, or a tile with a dashed line.
    case standard, iconOnly, tile
}

/// A button in a ``ListControlBar``.
public struct ControlAction: Identifiable {
    /// Tells actions apart.
    public let id: String
    /// What it says; one that is only an icon says it to who hears it.
    public let title: String
    /// How much weight it has.
    public let variant: AppButtonVariant
    /// The name of a symbol.
    public let icon: String?
    /// Whether it cannot be used.
    public let isDisabled: Bool
    /// Whether what it sets is set.
    public let isActive: Bool
    /// How it looks.
    public let appearance: ControlActionAppearance
    /// What is said instead of the title.
    public let accessibilityLabel: String?
    /// What it does.
    public let action: () -> Void

    /// Creates an action.
    public init(
        id: String, title: String, variant: AppButtonVariant = .secondary, icon: String? = nil,
        isDisabled: Bool = false,
        isActive: Bool = false, appearance: ControlActionAppearance = .standard, accessibilityLabel: String? = nil,
        action: @escaping () -> Void
    ) {
        self.id = id
        self.title = title
        self.variant = variant
        self.icon = icon
        self.isDisabled = isDisabled
        self.isActive = isActive
        self.appearance = appearance
        self.accessibilityLabel = accessibilityLabel
        self.action = action
    }
}
