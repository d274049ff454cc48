/// A view in the content of a container that reads its subviews.
///
/// Show each in one place only; it stands where it was shown last.
public struct Subview: Identifiable {
    package let element: ContentElement

    /// The identifier of a subview while it exists.
    public struct ID: Hashable {
        fileprivate let value: UInt64
    }

    public var id: ID { ID(value: element.id) }

    /// The values that the view passes to its container.
    public var containerValues: ContainerValues { ContainerValues(of: element.render) }
}

extension Subview: View, PrimitiveView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ForwardingNode(view, inputs, content: \.element)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { 1 }
}

/// The subviews of another view. As a view, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
    package let elements: [ContentElement]

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Subview { Subview(element: elements[index]) }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, bounds: bounds)
    }
}

extension SubviewsCollection: View {
    public var body: some View { ForEach(self) { $0 } }
}

/// A slice of the subviews of another view. As a view, it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let base: SubviewsCollection
    let bounds: Range<Int>

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: base, bounds: bounds)
    }
}

extension SubviewsCollectionSlice: View {
    public var body: some View { ForEach(self) { $0 } }
}

// MARK: Reading

/// The content that a `Group` creates from the subviews of another view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
    public var body: some View {
        ElementReader(base) { transform(SubviewsCollection(elements: $0)) }
    }
}

extension Group {
    /// Creates a view from the subviews of another view, including those in groups, conditions, and `ForEach`.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self = .of(GroupElementsOfContent(base: view, transform: transform))
    }
}

/// The data of a `ForEach` over subviews. They are available after the view with the subviews exists.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    let base: AnyView

    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    /// Accesses a subview. Before the view exists, it is empty, and Perch logs a message.
    public subscript(index: Int) -> Subview { Subview(element: .missing) }
}

extension ForEach {
    /// Creates a view for each subview of another view, including those in groups, conditions, and `ForEach`.
    nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(data: ForEachSubviewCollection(base: AnyView(view)), id: { $0.id }, content: content)
    }
}

extension ContentElement {
    /// An element that shows nothing, for an index at which there is none.
    static var missing: ContentElement {
        Log.once(
            "A ForEach over subviews or sections has no data before it is shown; index its collection in its content only."
        )
        return ContentElement(render: RenderNode(tree: RenderTree(scale: 1)))
    }
}

extension ForEachSubviewCollection: ElementCollection {
    func reader<Result: View>(_ content: @escaping (Subview) -> Result) -> AnyView {
        AnyView(ElementReader(base) { ForEach(SubviewsCollection(elements: $0), content: content) })
    }
}
