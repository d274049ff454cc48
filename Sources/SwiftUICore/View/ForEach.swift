import Foundation

/// A view for each element of a collection. Each view has the identity of its element: it keeps its state when the
/// element moves, and loses it when the element is removed.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// The closure that creates the view of an element.
    public var content: (Data.Element) -> Content

    package let id: (Data.Element) -> ID
    let identifiesByOffset: Bool

    package init(
        data: Data, id: @escaping (Data.Element) -> ID, identifiesByOffset: Bool = false,
        content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.identifiesByOffset = identifiesByOffset
        self.content = content
    }

    /// The same elements with something else made of each one's content.
    @MainActor package func mapContent<V>(_ transform: @escaping (Content) -> V) -> ForEach<Data, ID, V> {
        ForEach<Data, ID, V>(data: data, id: id, identifiesByOffset: identifiesByOffset) { transform(content($0)) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Creates a view for each element, identified by its `id`.
    @MainActor @preconcurrency public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element, identified by the value at `id`.
    @MainActor @preconcurrency public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number of a range.
    @MainActor @preconcurrency public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, identifiesByOffset: true, content: content)
    }
}

extension ForEach where Content: View {
    /// Creates a view for a binding to each element, identified by its `id`.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    /// Creates a view for a binding to each element, identified by the value at `id`.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
            content: { content(data[$0.0]) })
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        if Data.self is any ElementCollection.Type {
            return ForwardingNode(view, inputs, content: \.elementReader)
        }
        return inputs.place == .root ? inputs.host.standardViews.makeRootStack(view, inputs) : ForEachNode(view, inputs)
    }

    /// Data that are the elements of a view are known once that view is in the tree.
    @MainActor private var elementReader: AnyView {
        func reader<Elements: ElementCollection>(_ data: Elements) -> AnyView {
            // The data's own type says what its elements are.
            data.reader { content($0 as! Data.Element) }
        }
        return (data as? any ElementCollection).map { reader($0) } ?? AnyView(EmptyView())
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { nil }

    @MainActor @preconcurrency
    public static func _elementCount(of view: Self) -> Int? {
        guard !(Data.self is any ElementCollection.Type) else { return nil }
        if let unit = Content._elementCount { return unit * view.data.count }
        return view.data.sum { Content._elementCount(of: view.content($0)) }
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view that is created from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    nonisolated var data: Data { get }
}
