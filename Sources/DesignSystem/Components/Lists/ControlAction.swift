/// The appearance of a ``ControlAction``.
public enum ControlActionAppearance: Sendable, CaseIterable {
    /// The appearances of a button with an icon and a title, a button with only an icon, and a tile with a dashed
    /// border.
    case standard, iconOnly, tile
}

/// A button in a ``ListControlBar``.
public struct ControlAction: Identifiable {
    /// The identifier of the action.
    public let id: String
    /// The title of the action. If the action shows only an icon, this is its accessibility label.
    public let title: String
    /// The emphasis of the action.
    public let variant: AppButtonVariant
    /// The name of a symbol.
    public let icon: String?
    /// A Boolean value that indicates whether it cannot be used.
    public let isDisabled: Bool
    /// A Boolean value that indicates whether the setting of the action is turned on.
    public let isActive: Bool
    /// The appearance of the action.
    public let appearance: ControlActionAppearance
    /// The accessibility label, if it differs from the title.
    public let accessibilityLabel: String?
    /// The action to perform.
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
