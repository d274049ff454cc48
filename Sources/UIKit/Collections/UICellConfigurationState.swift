import Foundation

/// The name of a value of one's own in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that shows a configuration, such as a header.
@MainActor @preconcurrency public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// Whether the view is out of use.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the focus.
    public var isFocused = false
    /// Whether the view is pinned in its place.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state of a view at rest.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
@MainActor @preconcurrency public struct UICellConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// Whether the cell is out of use.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell is pinned in its place.
    public var isPinned = false
    /// Whether the cell is edited.
    public var isEditing = false
    /// Whether the cell's actions are open.
    public var isSwiped = false { didSet { UIKitWithoutEffect.cellConfigurationStateIsSwiped.log() } }
    /// Whether the items below the cell are seen.
    public var isExpanded = false
    /// Whether the cell is moved to another place.
    public var isReordering = false { didSet { UIKitWithoutEffect.cellConfigurationStateIsReordering.log() } }
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state of a cell at rest.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A value of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
