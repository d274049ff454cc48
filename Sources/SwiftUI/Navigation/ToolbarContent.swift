/// A type that represents items of a toolbar, with their placements.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content in the body.
    associatedtype Body: ToolbarContent

    /// The content of the toolbar.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// The items as views with their placements. Only primitive types of this module implement this property.
    @MainActor @preconcurrency var _items: AnyView { get }
}

extension ToolbarContent {
    @MainActor @preconcurrency public var _items: AnyView {
        AnyView(DynamicBody(self) { $0.body._items })
    }
}

extension ToolbarContent where Body == Never {
    /// The body of primitive content, which does not have a body. Reading this property is a programming error.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) is primitive toolbar content; its body may not be called")
    }
}

extension Never: ToolbarContent {
    @MainActor @preconcurrency public var _items: AnyView { AnyView(EmptyView()) }
}

/// Toolbar content that the user can rearrange if the system allows it.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Several pieces of toolbar content.
private struct ToolbarContentList {
    let pieces: [any ToolbarContent]
}

extension ToolbarContentList: CustomizableToolbarContent {
    typealias Body = Never

    var _items: AnyView {
        let pieces = pieces.map { $0._items }
        return AnyView(ForEach(pieces.indices, id: \.self) { pieces[$0] })
    }
}

/// A result builder that creates toolbar content from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Returns the item unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Returns the item that the user can rearrange, unchanged.
    public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

    /// Returns a single item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Returns a single item that the user can rearrange.
    public static func buildBlock<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

    /// Returns several items, in their order.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        var pieces: [any ToolbarContent] = []
        for piece in repeat each content { pieces.append(piece) }
        return ToolbarContentList(pieces: pieces)
    }

    /// Returns several items that the user can rearrange, in their order.
    public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        var pieces: [any ToolbarContent] = []
        for piece in repeat each content { pieces.append(piece) }
        return ToolbarContentList(pieces: pieces)
    }

    /// Returns the items of an `if` statement without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Returns the items of an `if` statement without `else`, which the user can rearrange.
    public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }

    /// Returns the items of an `if` statement whose condition is true.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns the items of an `if` statement whose condition is true, which the user can rearrange.
    public static func buildEither<First: CustomizableToolbarContent, Second: CustomizableToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns the items of an `else` branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Returns the items of an `else` branch, which the user can rearrange.
    public static func buildEither<First: CustomizableToolbarContent, Second: CustomizableToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Returns the items of an `if #available` statement.
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent {
        ToolbarContentList(pieces: [content])
    }

    /// Returns the items of an `if #available` statement, which the user can rearrange.
    public static func buildLimitedAvailability(
        _ content: some CustomizableToolbarContent
    ) -> some CustomizableToolbarContent {
        ToolbarContentList(pieces: [content])
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never

    @MainActor @preconcurrency public var _items: AnyView {
        @ViewBuilder func view() -> some View {
            if let self { self._items }
        }
        return AnyView(view())
    }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never

    /// Creates a group of toolbar content.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self = .of(content()) }

    @MainActor @preconcurrency public var _items: AnyView { content._items }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
    /// Creates a group of toolbar content that the user can rearrange.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self = .of(content()) }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    @MainActor @preconcurrency public var _items: AnyView {
        @ViewBuilder func view() -> some View {
            switch storage {
            case .trueContent(let content): content._items
            case .falseContent(let content): content._items
            }
        }
        return AnyView(view())
    }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// A single item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
    /// The item's identity, for toolbars that the user can rearrange.
    private let itemID: ID
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: ToolbarContent {
    public typealias Body = Never

    @MainActor @preconcurrency public var _items: AnyView {
        if placement.slot == .overflow { return placement.menuItems(content) }
        return AnyView(
            OneElement(content)
                .modifier(ToolbarItemFont(isConfirming: placement == .confirmationAction))
                .modifier(
                    PageBarStyling(
                        isBottom: placement.slot == .bottom, isProminent: placement == .confirmationAction)
                )
                .trait(ToolbarPlacementTraitKey.self, placement))
    }
}

/// The font of an item, as the design has it.
private struct ToolbarItemFont: ViewModifier {
    let isConfirming: Bool
    @Environment(\.appearance) private var appearance

    nonisolated init(isConfirming: Bool) { self.isConfirming = isConfirming }

    func body(content: Content) -> some View {
        content.font(isConfirming ? appearance.navigationBar.confirmFont : appearance.navigationBar.itemFont)
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    ///
    /// - Parameter placement: The placement. The default is the trailing end of the navigation bar.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(itemID: (), placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == String {
    /// Creates an item that the user can rearrange.
    ///
    /// - Parameter showsByDefault: Whether the item is visible before the user customizes the toolbar.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(itemID: id, placement: placement, content: content())
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    public var id: ID { itemID }
}

/// Several items with the same placement.
public struct ToolbarItemGroup<Content: View> {
    public typealias Body = Never

    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group of items.
    ///
    /// - Parameter placement: The placement. The default is the trailing end of the navigation bar.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// Creates a group that is reduced to its label if space is limited.
    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }
}

extension ToolbarItemGroup: ToolbarContent {
    @MainActor @preconcurrency public var _items: AnyView {
        if placement.slot == .overflow { return placement.menuItems(content) }
        return AnyView(
            content
                .modifier(PageBarStyling(isBottom: placement.slot == .bottom))
                .trait(ToolbarPlacementTraitKey.self, placement))
    }
}

/// The content of a labeled group of toolbar items.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledToolbarItemGroupContent: View {
    public var body: some View { content }
}

extension ToolbarItemPlacement {
    /// Something in a bar's place that only a menu shows.
    @MainActor fileprivate func menuItems(_ content: some View) -> AnyView {
        AnyView(
            Color.clear
                .trait(ToolbarPlacementTraitKey.self, self)
                .trait(ToolbarMenuItemsTraitKey.self, AnyView(content)))
    }
}
