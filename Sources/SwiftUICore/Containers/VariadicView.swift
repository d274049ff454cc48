/// A namespace for containers that read their views, from before `Group(subviews:)`. Code that supports older systems
/// uses it.
public enum _VariadicView {
    /// A view with a root that lays out or reads the views of `Content`.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// The root that creates the result from the views.
        public var root: Root
        /// The views.
        public var content: Content
    }

    /// The views of a variadic view's content.
    public struct Children: RandomAccessCollection {
        let elements: [ContentElement]

        /// A view of the content.
        public struct Element: Identifiable {
            let element: ContentElement

            /// The identifier of the view while it exists.
            public var id: AnyHashable { AnyHashable(element.id) }

            /// Accesses the value that the view sets for its container.
            public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
                element.trait(VariadicTraitKey<Trait>.self)
            }
        }

        public var startIndex: Int { 0 }
        public var endIndex: Int { elements.count }
        public subscript(index: Int) -> Element { Element(element: elements[index]) }
    }

    /// A type that creates a result from the views.
    public typealias Root = _VariadicView_Root
    /// A root whose body consists of the views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root whose body is a single view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root whose body can consist of several views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
}

/// The views of a variadic view's content.
public typealias _VariadicView_Children = _VariadicView.Children

extension _VariadicView.Children.Element: View, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ForwardingNode(view, inputs, content: \.element)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { 1 }
}

extension _VariadicView.Children: View {
    public var body: some View { ForEach(self) { $0 } }
}

/// A type that creates a result from the views of a variadic view.
@MainActor @preconcurrency public protocol _VariadicView_Root {}

/// A root whose body consists of the views.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    /// Returns the body for the views.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose body can consist of several views.
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is a single view.
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// Creates a view that `root` builds from the views of `content`.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.root = root
        self.content = content()
    }

    public var body: some View {
        ElementReader(content) { root.body(children: _VariadicView.Children(elements: $0)) }
    }
}

/// A key for a value that a view hands to the variadic view around it.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

private enum VariadicTraitKey<Key: _ViewTraitKey>: InnermostTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
    /// Sets a value for the variadic view around this view.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        trait(VariadicTraitKey<K>.self, value)
    }
}
