import Foundation

/// The name of a custom value in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that shows a configuration, such as a header.
@MainActor @preconcurrency public struct UIViewConfigurationState: UIConfigurationState {
    public var traitCollection: UITraitCollection
    /// A Boolean value that indicates whether the view is out of use.
    public var isDisabled = false
    /// A Boolean value that indicates whether a finger is on the view.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the view is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the view has the focus.
    public var isFocused = false
    /// A Boolean value that indicates whether the view is pinned in its place.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state of a view at rest.
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
    /// A Boolean value that indicates whether the cell is out of use.
    public var isDisabled = false
    /// A Boolean value that indicates whether a finger is on the cell.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the cell has the focus.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell is pinned in its place.
    public var isPinned = false
    /// A Boolean value that indicates whether the cell is edited.
    public var isEditing = false
    /// A Boolean value that indicates whether the cell's actions are open.
    public var isSwiped = false { didSet { UIKitWithoutEffect.cellConfigurationStateIsSwiped.log() } }
    /// A Boolean value that indicates whether the items below the cell are seen.
    public var isExpanded = false
    /// A Boolean value that indicates whether the cell is moved to another place.
    public var isReordering = false { didSet { UIKitWithoutEffect.cellConfigurationStateIsReordering.log() } }
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state of a cell at rest.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom value.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
