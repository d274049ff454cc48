/// An item of an ``ActionMenuSheet``.
public struct ActionMenuItem: Identifiable {
    /// The identifier of the item.
    public let id: String
    /// The label of the item.
    public let label: String
    /// The name of a symbol.
    public let icon: String?
    /// The actions that appear below the item when the user selects it.
    public let subactions: [ActionMenuSubitem]?
    /// The key of the subaction that has a check mark.
    public let selectedSubactionKey: String?
    /// A Boolean value that indicates whether the action is destructive.
    public let isDestructive: Bool
    /// A Boolean value that indicates whether the item performs its action although it has subactions.
    public let isActionOnly: Bool
    /// The reason why the item is disabled, which appears below its label. Nil if the item is enabled.
    public let disabledReason: String?
    /// The action of the item.
    public let onPress: (() -> Void)?

    /// Creates an item.
    public init(
        id: String, label: String, icon: String? = nil, subactions: [ActionMenuSubitem]? = nil,
        selectedSubactionKey: String? = nil, isDestructive: Bool = false, isActionOnly: Bool = false,
        disabledReason: String? = nil, onPress: (() -> Void)? = nil
    ) {
        self.id = id
        self.label = label
        self.icon = icon
        self.subactions = subactions
        self.selectedSubactionKey = selectedSubactionKey
        self.isDestructive = isDestructive
        self.isActionOnly = isActionOnly
        self.disabledReason = disabledReason
        self.onPress = onPress
    }

    /// Whether choosing it opens something below it.
    var opens: Bool { !isActionOnly && subactions?.isEmpty == false }

    /// Whether it is in force, as its icon shows.
    var isInForce: Bool { icon == MenuMark.inForce }
}

/// The icons of what can be in force or not: filters and orders.
enum MenuMark {
    static let inForce = "checkmark.circle.fill"
    static let notInForce = "circle"
}

/// An item below an ``ActionMenuItem``.
public struct ActionMenuSubitem: Identifiable {
    /// The identifier of the item.
    public let id: String
    /// The label of the item.
    public let label: String
    /// The name of a symbol.
    public let icon: String?
    /// The action of the item.
    public let onPress: () -> Void

    /// Creates an item.
    public init(id: String, label: String, icon: String? = nil, onPress: @escaping () -> Void) {
        self.id = id
        self.label = label
        self.icon = icon
        self.onPress = onPress
    }

    /// Whether it is in force, as its icon shows.
    var isInForce: Bool { icon == MenuMark.inForce }
}
