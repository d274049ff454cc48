import Foundation

/// A view for each element of a collection. Each has the identity of its element: it keeps its state when the element
/// moves, and loses it when the element is gone.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data
    /// The view of one element.
    public var content: (Data.Element) -> Content

    let id: (Data.Element) -> ID
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
    /// A view for each element, known by its `id`.
    @MainActor @preconcurrency public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: \.id, content: content)
    }
}

extension ForEach where Content: View {
    /// A view for each element, known by the value at `id`.
    @MainActor @preconcurrency public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range.
    @MainActor @preconcurrency public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, id: { $0 }, identifiesByOffset: true, content: content)
    }
}

extension ForEach where Content: View {
    /// A view for a binding to each element, known by its `id`.
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

    /// A view for a binding to each element, known by the value at `id`.
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
        return inputs.place == .root ? ImplicitStackNode(view, inputs) : ForEachNode(view, inputs)
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
}

extension ForEach: DynamicViewContent where Content: View {}

/// A view made from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    /// The collection that the views are made from.
    associatedtype Data: Collection
    /// The collection.
    var data: Data { get }
}

/// Keeps the views of a collection's elements; makes them when they are asked for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _TypedViewNode<ForEach<Data, ID, Content>>, ElementReleasing, ScrollTargetOwner
{
    /// The content closure runs as a body of its own: what it reads of one element makes that element's view run again.
    private typealias ElementView = DeferredView<Data.Element, Content>

    private struct Child {
        let node: _TypedViewNode<ElementView>
        let id: ID
        var offset: Int
        /// The elements that were handed out one by one, by their place in the child.
        var handedOut: [Int: RenderNode] = [:]
        /// The latest pass of a lazy container that asked for the child.
        var pass: UInt64 = 0

        /// The elements that others may know. A child whose elements were handed out one by one is not asked for all.
        @MainActor var knownElements: [RenderNode] {
            handedOut.isEmpty ? node.elements : Array(handedOut.values)
        }
    }

    /// Children that were made, by identity. An element whose identity another has taken gets a place by its offset.
    private var children: [ID: Child] = [:]
    private var duplicates: [Int: Child] = [:]

    private var count: Int { view.data.count }

    private func element(_ offset: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    }

    private func child(at offset: Int) -> _TypedViewNode<ElementView> {
        let element = element(offset)
        let id = view.id(element)
        if let child = children[id] {
            if child.offset == offset { return child.node }
            if isTaken(id, by: child.offset) {
                Log.once(
                    "ForEach: the ID \(id) occurs multiple times within the collection; this will give undefined "
                        + "results (\(path)).")
                if let duplicate = duplicates[offset] { return duplicate.node }
                let node = makeChild(element)
                duplicates[offset] = Child(node: node, id: id, offset: offset)
                return node
            }
            children[id]?.offset = offset
            return child.node
        }
        let node = makeChild(element, id: id)
        children[id] = Child(node: node, id: id, offset: offset)
        return node
    }

    private func makeChild(_ element: Data.Element) -> _TypedViewNode<ElementView> {
        ElementView._makeNode(ElementView(element, content: view.content), childInputs)
    }

    // MARK: Coming and going

    /// The identities of data that came with the latest change, and how that is shown.
    private var arrivals: (ids: Set<ID>, pass: UInt64, transaction: Transaction)?
    /// The identities of children that are on their way out.
    private var leaving: [ObjectIdentifier: ID] = [:]

    /// The child of an identity that has none: one that is on its way out, or a new one.
    private func makeChild(_ element: Data.Element, id: ID) -> _TypedViewNode<ElementView> {
        if !leaving.isEmpty {
            leaving = leaving.filter { entry in departures.contains { ObjectIdentifier($0.node) == entry.key } }
            if let node = takeBack(_TypedViewNode<ElementView>.self, where: { leaving[ObjectIdentifier($0)] == id }) {
                leaving[ObjectIdentifier(node)] = nil
                node.update(ElementView(element, content: view.content))
                return node
            }
        }
        let node = makeChild(element)
        guard let arrivals, arrivals.pass == host.tree.pass, arrivals.ids.contains(id) else { return node }
        return host.tree.withTransaction(arrivals.transaction) { arrive(node) }
    }

    /// Notes which data are new, where the change has an animation.
    private func noteArrivals(from old: Data, to new: Data) {
        arrivals = nil
        guard host.tree.transaction.animation != nil else { return }
        let (old, new) = (old.lazy.map(view.id), new.lazy.map(view.id))
        // Mostly little differs, so what is the same at either end is passed over.
        var rest = new[...]
        var before = old[...]
        while let a = rest.first, let b = before.first, a == b {
            rest.removeFirst()
            before.removeFirst()
        }
        while let a = rest.last, let b = before.last, a == b {
            rest.removeLast()
            before.removeLast()
        }
        let ids = Set(rest).subtracting(before)
        if !ids.isEmpty { arrivals = (ids, host.tree.pass, host.tree.transaction) }
    }

    /// Takes out the child of a datum that is gone. Returns the elements that are gone with it.
    private func remove(_ child: Child, id: ID) -> [RenderNode] {
        children[id] = nil
        let elements = child.knownElements
        release(child.node)
        guard child.node.isMounted else { return elements }
        leaving[ObjectIdentifier(child.node)] = id
        return []
    }

    /// Whether the element at `offset` really has the identity `id`.
    private func isTaken(_ id: ID, by offset: Int) -> Bool {
        offset < count && view.id(element(offset)) == id
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        let oldCount = count
        noteArrivals(from: self.view.data, to: view.data)
        self.view = view
        // Mostly each element is where it was. Where all have their views nobody has to gather them again.
        if oldCount == count, children.count == count,
            children.allSatisfy({ isTaken($0.key, by: $0.value.offset) })
        {
            for child in children.values {
                child.node.update(ElementView(element(child.offset), content: view.content))
            }
            return
        }
        let oldIDs = children.mapValues(\.offset)
        for child in duplicates.values { child.node.unmount() }
        duplicates = [:]

        // Where the elements that have a view are now: mostly at their old places; else all identities are gone through.
        let count = count
        var places = oldIDs
        if oldIDs.contains(where: { !isTaken($0.key, by: $0.value) }) {
            var found: [ID: Int] = [:]
            for (offset, element) in view.data.enumerated() {
                let id = view.id(element)
                if oldIDs[id] != nil, found[id] == nil { found[id] = offset }
            }
            places = found
        }
        var gone: [RenderNode] = []
        for (id, child) in children {
            if let offset = places[id], offset < count {
                children[id]?.offset = offset
                child.node.update(ElementView(element(offset), content: view.content))
            } else {
                gone += remove(child, id: id)
            }
        }
        if !gone.isEmpty { parent?.discardElements(gone) }
        childElementsDidChange()
    }

    // MARK: Elements

    /// The number of elements of each view, where its type tells.
    private let unit = Content._elementCount

    override var elementCount: Int {
        if let unit { return unit * count }
        return (0..<count).reduce(0) { $0 + child(at: $1).elementCount }
    }

    override func element(at index: Int) -> RenderNode? {
        if let unit {
            guard unit > 0, index >= 0, index < unit * count else { return nil }
            return element(index % unit, ofChildAt: index / unit)
        }
        var index = index
        for offset in 0..<count {
            let count = child(at: offset).elementCount
            if index < count { return element(index, ofChildAt: offset) }
            index -= count
        }
        return nil
    }

    private func element(_ index: Int, ofChildAt offset: Int) -> RenderNode? {
        let node = child(at: offset)
        let found = node.element(at: index)
        guard let pass = host.lazyPass else { return found }
        pass.note(self)
        let id = view.id(element(offset))
        children[id]?.pass = pass.number
        children[id]?.handedOut[index] = found
        return found
    }

    func releaseElements(before pass: UInt64) {
        // Where the type does not tell their number, the children are needed to count elements.
        guard unit != nil else { return }
        for (id, child) in children where child.pass < pass {
            children[id] = nil
            parent?.discardElements(child.knownElements)
            child.node.unmount()
        }
    }

    override func collectSections(into sections: inout [SectionExtent], from start: Int) {
        // Children of a type without sections are not made only to be asked.
        guard count > 0 else { return }
        var found: [SectionExtent] = []
        child(at: 0).collectSections(into: &found, from: start)
        if unit != nil, found.isEmpty { return }
        var index = start
        for offset in 0..<count {
            let child = child(at: offset)
            child.collectSections(into: &sections, from: index)
            index += child.elementCount
        }
    }

    override func elementIndex(forID id: AnyHashable) -> Int? {
        if let id = id.base as? ID, let offset = view.data.firstOffset(where: { view.id($0) == id }) {
            if let unit { return unit * offset }
            return (0..<offset).reduce(0) { $0 + child(at: $1).elementCount }
        }
        for made in children.values.sorted(by: { $0.offset < $1.offset }) {
            guard let inner = made.node.elementIndex(forID: id) else { continue }
            if let unit { return unit * made.offset + inner }
            return (0..<made.offset).reduce(inner) { $0 + child(at: $1).elementCount }
        }
        return nil
    }

    func ownScrollTarget(forID id: AnyHashable) -> ScrollTargetPlace? {
        guard let id = id.base as? ID else { return nil }
        return children[id]?.node.element(at: 0).map(ScrollTargetPlace.init)
    }

    override func elementID(at index: Int) -> AnyHashable? {
        guard let unit else { return countedElementID(at: index) }
        guard unit > 0, index < unit * count else { return nil }
        let element = element(index / unit)
        return children[view.id(element)]?.node.elementID(at: index % unit) ?? AnyHashable(view.id(element))
    }

    /// The identity of an element where views differ in how many elements they have.
    private func countedElementID(at index: Int) -> AnyHashable? {
        var index = index
        for offset in 0..<count {
            let node = child(at: offset)
            if index < node.elementCount {
                return node.elementID(at: index) ?? AnyHashable(view.id(element(offset)))
            }
            index -= node.elementCount
        }
        return nil
    }

    override func collectElements(into elements: inout [RenderNode]) {
        for offset in 0..<count { child(at: offset).collectElements(into: &elements) }
    }

    override func collectDataIDs(into ids: inout [ObjectIdentifier: AnyHashable]) {
        for offset in 0..<count {
            let node = child(at: offset)
            let id = AnyHashable(view.id(element(offset)))
            for element in node.elements { ids[ObjectIdentifier(element)] = id }
            node.collectDataIDs(into: &ids)
        }
    }

    override func releaseElement(at index: Int) {
        guard let unit, unit > 0, index < unit * count else { return }
        let id = view.id(element(index / unit))
        guard let child = children.removeValue(forKey: id) else { return }
        parent?.discardElements(child.node.elements)
        child.node.unmount()
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        for child in children.values.sorted(by: { $0.offset < $1.offset }) { visit(child.node) }
        for child in duplicates.values { visit(child.node) }
    }
}

extension Collection {
    fileprivate func firstOffset(where isMatch: (Element) -> Bool) -> Int? {
        for (offset, element) in enumerated() where isMatch(element) { return offset }
        return nil
    }
}
