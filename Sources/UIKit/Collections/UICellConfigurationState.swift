import Foundation

/// The name of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that shows a configuration, such as a header.
@MainActor @preconcurrency public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the view is disabled.
    public var isDisabled = false
    /// A Boolean value that indicates whether the view is highlighted.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the view is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the view has the focus.
    public var isFocused = false
    /// A Boolean value that indicates whether the view is pinned at its position.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the default state of a view.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom value.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
@MainActor @preconcurrency public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the cell is disabled.
    public var isDisabled = false
    /// A Boolean value that indicates whether the cell is highlighted.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the cell has the focus.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell is pinned at its position.
    public var isPinned = false
    /// A Boolean value that indicates whether the cell is in editing mode.
    public var isEditing = false
    /// A Boolean value that indicates whether the cell shows its swipe actions. Perch stores this value, but it has no
    /// effect.
    public var isSwiped = false { didSet { UIKitWithoutEffect.cellConfigurationStateIsSwiped.log() } }
    /// A Boolean value that indicates whether the cell is expanded, so that the items below it are visible.
    public var isExpanded = false
    /// A Boolean value that indicates whether the user is moving the cell. Perch stores this value, but it has no
    /// effect.
    public var isReordering = false { didSet { UIKitWithoutEffect.cellConfigurationStateIsReordering.log() } }
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the default state of a cell.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom value.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
