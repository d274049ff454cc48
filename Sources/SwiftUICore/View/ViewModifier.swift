/// A change that can be applied to any view and gives another.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view that `body` gives.
    associatedtype Body: View

    /// The view that the modifier is applied to, as `body` sees it.
    typealias Content = _ViewModifier_Content<Self>

    /// The changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a view with this modifier. For the engine's own primitive modifiers.
    @MainActor @preconcurrency
    static func _makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<Content, Self>>

    /// Returns the number of elements of the changed view if the content has `count`.
    @MainActor @preconcurrency static func _elementCount(ofContent count: Int?) -> Int?
}

extension ViewModifier {
    @MainActor @preconcurrency
    public static func _makeNode<C: View>(
        _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
    ) -> _TypedViewNode<ModifiedContent<C, Self>> {
        ModifierBodyNode(view, inputs)
    }

    @MainActor @preconcurrency public static func _elementCount(ofContent count: Int?) -> Int? {
        ModifierContentCount.with(count, for: Self.self) { Body._elementCount }
    }

    /// The modifier that applies `self` first and `modifier` after it.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body; asking for it is a mistake in the program.
    @MainActor @preconcurrency public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a primitive modifier; its body may not be called")
    }

    @MainActor @preconcurrency public static func _elementCount(ofContent count: Int?) -> Int? { count }
}

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The content that is modified.
    public var content: Content
    /// The modifier that is applied.
    public var modifier: Modifier

    /// Applies `modifier` to `content`.
    @inlinable nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        Modifier._makeNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? {
        Modifier._elementCount(ofContent: Content._elementCount)
    }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? {
        _elementCount ?? Modifier._elementCount(ofContent: Content._elementCount(of: view.content))
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(
        content: _ViewModifier_Content<Self>
    ) -> ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier> {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier to this view.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier {
    /// The one modifier of this kind.
    nonisolated public static let identity = EmptyModifier()

    @inlinable nonisolated public init() {}
}

extension EmptyModifier: Sendable {}

extension EmptyModifier: ViewModifier {
    public func body(content: Content) -> some View { content }
}

/// A modifier whose values can be animated. The older form of conforming to both protocols.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
