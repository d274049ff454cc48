extension ToolbarContent {
    /// Sets the visibility of the background that items share with their neighbors, in designs whose toolbars have such
    /// backgrounds.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        ModifiedToolbarContent(content: self) { $0.trait(ToolbarSharedBackgroundTraitKey.self, visibility) }
    }

    /// Marks the items as the source of a zoom transition.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some ToolbarContent
    {
        ModifiedToolbarContent(content: self) { $0.matchedTransitionSource(id: id, in: namespace) }
    }

    /// Sets whether the items are hidden. Hidden items use no space.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        ModifiedToolbarContent(content: self) { hidden ? nil : $0 }
    }

    /// Sets the priority with which items stay visible if space is limited. Perch's bars show all items. This modifier
    /// has no effect.
    nonisolated public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        WithoutEffect.toolbarVisibilityPriority.log()
        return self
    }
}

extension CustomizableToolbarContent {
    /// Sets the visibility of the background that items share with their neighbors, in designs whose toolbars have such
    /// backgrounds.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(content: self) { $0.trait(ToolbarSharedBackgroundTraitKey.self, visibility) }
    }

    /// Marks the items as the source of a zoom transition.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID
    ) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(content: self) { $0.matchedTransitionSource(id: id, in: namespace) }
    }

    /// Sets whether the items are hidden. Hidden items use no space.
    nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        ModifiedToolbarContent(content: self) { hidden ? nil : $0 }
    }
}

/// The priority of a toolbar item's visibility.
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
    private let rank: Double

    /// The priority that the system chooses.
    public static let automatic = ToolbarItemVisibilityPriority(rank: 0)
    /// The priority of items that move to the overflow menu first.
    public static let low = ToolbarItemVisibilityPriority(rank: -1)
    /// The priority of items that move to the overflow menu last.
    public static let high = ToolbarItemVisibilityPriority(rank: 1)

    private init(rank: Double) { self.rank = rank }

    /// Creates a priority that is slightly lower than another.
    public init(lowerThan other: ToolbarItemVisibilityPriority) { rank = other.rank.nextDown }
    /// Creates a priority that is slightly higher than another.
    public init(higherThan other: ToolbarItemVisibilityPriority) { rank = other.rank.nextUp }

    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}

/// Toolbar content with a modifier applied to its items.
private struct ModifiedToolbarContent<C: ToolbarContent, V: View> {
    let content: C
    let change: (AnyView) -> V

    nonisolated init(content: C, change: @escaping (AnyView) -> V) {
        self.content = content
        self.change = change
    }
}

extension ModifiedToolbarContent: CustomizableToolbarContent {
    typealias Body = Never

    var _items: AnyView { AnyView(change(content._items)) }
}

enum ToolbarSharedBackgroundTraitKey: ViewTraitKey {
    static var defaultValue: Visibility { .automatic }
}

/// Whether an item touches the edges of the platter that it stands on.
enum ToolbarContentMarginsTraitKey: ViewTraitKey {
    static var defaultValue: Bool { false }
}

extension ToolbarContent {
    /// Removes the space between the item and the edges of its background, in designs whose items have backgrounds.
    ///
    /// - Parameter isRemoved: Whether the space is removed.
    nonisolated public func contentMarginsRemoved(_ isRemoved: Bool = true) -> some ToolbarContent {
        ModifiedToolbarContent(content: self) { $0.trait(ToolbarContentMarginsTraitKey.self, isRemoved) }
    }
}

/// Whether an item represents the search field.
enum ToolbarSearchTraitKey: ViewTraitKey {
    static var defaultValue: Bool { false }
}

/// An item of the system at a placement that the program selects.
public struct DefaultToolbarItem {
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// Creates an item of the system.
    ///
    /// With the placement `.bottomBar`, this item sets the position of the search field among the items of the bottom
    /// bar, in designs with the search field there. Other placements and kinds have no effect.
    nonisolated public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }
}

extension DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    /// The views of the items. In Perch, items other than the search item have no effect.
    @MainActor @preconcurrency public var _items: AnyView {
        guard kind.kind == .search else {
            WithoutEffect.defaultToolbarItem.log()
            return AnyView(EmptyView())
        }
        return AnyView(
            Color.clear.frame(width: 0, height: 0)
                .trait(ToolbarPlacementTraitKey.self, placement)
                .trait(ToolbarBreakTraitKey.self, true)
                .trait(ToolbarSearchTraitKey.self, true))
    }
}

/// Toolbar content that the bar shows in a menu.
public struct ToolbarOverflowMenu<Content: View> {
    private let content: Content

    /// Creates a menu at the trailing end of the navigation bar.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarOverflowMenu: ToolbarContent, CustomizableToolbarContent {
    public typealias Body = Never

    @MainActor @preconcurrency public var _items: AnyView {
        ToolbarItemGroup(placement: .secondaryAction) { content }._items
    }
}

extension View {
    /// Adds views to the menu at the trailing end of the navigation bar.
    nonisolated public func toolbarOverflowMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        toolbar { ToolbarOverflowMenu(content: content) }
    }
}
