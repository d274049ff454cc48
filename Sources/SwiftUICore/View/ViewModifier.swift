/// A modifier that you apply to a view to create another view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view in the body.
    associatedtype Body: View

    /// The view that the modifier is applied to, as `body` sees it.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the modified view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Creates the node of a view with this modifier. Only primitive modifiers of the engine implement this method.
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

    /// Returns the modifier that applies `self` first and then `modifier`.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Stops the program, because primitive modifiers do not have a body. Calling this method is a programming error.
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

    /// Creates a view that applies `modifier` to `content`.
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
    /// The only modifier of this type.
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
