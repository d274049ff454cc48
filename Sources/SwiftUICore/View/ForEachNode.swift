import Foundation

/// Keeps the views of a collection's elements; makes them when they are asked for.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _TypedViewNode<ForEach<Data, ID, Content>>, ElementReleasing, ScrollTargetOwner
{
    /// The content closure runs as its own body: what it reads of one element makes that element's view run again.
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
        let node = makeChild(element, id: id, at: offset)
        children[id] = Child(node: node, id: id, offset: offset)
        return node
    }

    private func makeChild(_ element: Data.Element) -> _TypedViewNode<ElementView> {
        ElementView._makeNode(ElementView(element, content: view.content), childInputs)
    }

    // MARK: Coming and going

    /// The identities of children that are on their way out.
    private var leaving: [ObjectIdentifier: ID] = [:]

    /// The child of an identity that has none: one that is on its way out, or a new one.
    private func makeChild(
        _ element: Data.Element, id: ID, at offset: Int
    ) -> _TypedViewNode<ElementView> {
        if !leaving.isEmpty {
            leaving = leaving.filter { entry in departures.contains { ObjectIdentifier($0.node) == entry.key } }
            if let node = takeBack(_TypedViewNode<ElementView>.self, where: { leaving[ObjectIdentifier($0)] == id }) {
                leaving[ObjectIdentifier(node)] = nil
                node.update(ElementView(element, content: view.content))
                return node
            }
        }
        let node = makeChild(element)
        guard let before = host.tree.pass.formerContents[ObjectIdentifier(self)] as? FormerData,
            !before.contains(id, at: offset)
        else { return node }
        return host.tree.withTransaction(before.transaction) { arrive(node) }
    }

    /// The data before a change, which are read only as far as needed.
    private final class FormerData {
        private let data: Data
        private let id: (Data.Element) -> ID
        /// How what came since is shown.
        let transaction: Transaction
        /// How much further back a datum is that lies behind the change.
        private let shift: Int
        /// Made where several were not found where they were looked for.
        private lazy var ids = Set(data.map(id))
        private var misses = 0

        init(_ data: Data, newCount: Int, _ transaction: Transaction, _ id: @escaping (Data.Element) -> ID) {
            (self.data, self.transaction, self.id, shift) = (data, transaction, id, newCount - data.count)
        }

        /// Whether an identity was there that is now at `offset`. Mostly little differs, so it is searched for there
        /// first, and where it was if as much came before it, or went, as there is more now, or less.
        func contains(_ wanted: ID, at offset: Int) -> Bool {
            func isThere(_ offset: Int) -> Bool {
                offset >= 0 && offset < data.count
                    && id(data[data.index(data.startIndex, offsetBy: offset)]) == wanted
            }
            if isThere(offset) || isThere(offset - shift) { return true }
            misses += 1
            return misses == 1 ? containsAnywhere(wanted) : ids.contains(wanted)
        }

        private func containsAnywhere(_ wanted: ID) -> Bool {
            // An array is traversed in its memory: by its iterator each step is its own call.
            let isFound = data.withContiguousStorageIfAvailable { elements in
                for index in elements.indices where id(elements[index]) == wanted { return true }
                return false
            }
            return isFound ?? data.contains { id($0) == wanted }
        }
    }

    /// Remembers which data there were, where the change has an animation.
    private func noteArrivals(from old: Data, to new: Data) {
        guard host.tree.transaction.isAnimated else { return }
        host.tree.pass.formerContents[ObjectIdentifier(self)] =
            FormerData(old, newCount: new.count, host.tree.transaction, view.id)
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
        offset >= 0 && offset < count && view.id(element(offset)) == id
    }

    override func update(_ view: ForEach<Data, ID, Content>) {
        let oldCount = count
        (knownStarts, valueCounts) = (nil, nil)
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

        // Where the elements that have a view are now: mostly at their old places, or by as much further on as there are more.
        // Otherwise all identities are compared.
        let count = count
        var places = oldIDs
        for (id, offset) in oldIDs where !isTaken(id, by: offset) { places[id] = offset + count - oldCount }
        if places.contains(where: { !isTaken($0.key, by: $0.value) }) {
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

    /// How many elements each view has, told by its value, where the type does not tell; nil for one that has to be in the tree
    /// to be counted. They hold until the data or what the closure reads are others.
    private var valueCounts: [Int?]?
    /// Whether there are views that have to be in the tree to be counted.
    private var needsChildren = false
    /// Where the elements of each view begin, and where those of the last one end.
    private var knownStarts: [Int]?

    /// What the closure read while it counted.
    private var reads: BodyDependencies?

    private var starts: [Int] {
        if let knownStarts { return knownStarts }
        let counts = valueCounts ?? countByValue()
        var starts = [0]
        starts.reserveCapacity(counts.count + 1)
        for (offset, element) in view.data.enumerated() {
            let made = children[view.id(element)].flatMap { $0.offset == offset ? $0.node.elementCount : nil }
            starts.append(starts[offset] + (made ?? counts[offset] ?? child(at: offset).elementCount))
        }
        knownStarts = starts
        return starts
    }

    /// What the closure reads meanwhile may change the number of views that are not in the tree, so it is noted.
    private func countByValue() -> [Int?] {
        let reads = reads ?? BodyDependencies()
        self.reads = reads
        let properties = DynamicPropertyFields.of(ForEach<Data, ID, Content>.self)
        let counts = reads.track(self, &view, properties) { view in
            view.data.map { Content._elementCount(of: view.content($0)) }
        }
        valueCounts = counts
        needsChildren = counts.contains(nil)
        return counts
    }

    override func childElementsDidChange() {
        knownStarts = nil
        super.childElementsDidChange()
    }

    override func invalidateBody() {
        guard let reads else { return }
        valueCounts = nil
        reads.isClean = false
        setNeedsUpdate()
    }

    override func updateIfNeeded() { if reads?.isClean == false { childElementsDidChange() } }

    override func unmount() {
        reads?.invalidate()
        super.unmount()
    }

    /// The index of the first element of a view.
    private func start(of offset: Int) -> Int { unit.map { $0 * offset } ?? starts[offset] }

    /// The view that an element belongs to.
    private func offset(of index: Int) -> Int? {
        guard index >= 0, index < elementCount else { return nil }
        if let unit { return index / unit }
        let starts = starts
        var (low, high) = (0, starts.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    override var elementCount: Int { unit.map { $0 * count } ?? starts.last ?? 0 }

    override func element(at index: Int) -> RenderNode? {
        offset(of: index).flatMap { element(index - start(of: $0), ofChildAt: $0) }
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
        // Where their values do not tell their number, the children are needed to count elements.
        guard unit != nil || !needsChildren else { return }
        for (id, child) in children where child.pass < pass {
            children[id] = nil
            parent?.discardElements(child.knownElements)
            child.node.unmount()
        }
    }

    override func collectSections(into sections: inout [SectionExtent], from start: Int) {
        // Children of a type without sections are not made only to be asked.
        guard count > 0 else { return }
        if unit != nil {
            var found: [SectionExtent] = []
            child(at: 0).collectSections(into: &found, from: start)
            if found.isEmpty { return }
        } else {
            // A section is never counted by its value.
            _ = starts
            if !needsChildren { return }
        }
        var index = start
        for offset in 0..<count {
            let child = child(at: offset)
            child.collectSections(into: &sections, from: index)
            index += child.elementCount
        }
    }

    override func elementIndex(forID id: AnyHashable) -> Int? {
        if let id = id.base as? ID, let offset = view.data.firstOffset(where: { view.id($0) == id }) {
            return start(of: offset)
        }
        for made in children.values.sorted(by: { $0.offset < $1.offset }) {
            if let inner = made.node.elementIndex(forID: id) { return start(of: made.offset) + inner }
        }
        // Which identities there are in views that were counted only, nobody knows before they are in the tree.
        guard unit == nil else { return nil }
        for offset in 0..<count where children[view.id(element(offset))] == nil {
            if let inner = child(at: offset).elementIndex(forID: id) { return start(of: offset) + inner }
        }
        return nil
    }

    func ownScrollTarget(forID id: AnyHashable) -> ScrollTargetPlace? {
        guard let id = id.base as? ID else { return nil }
        return children[id]?.node.element(at: 0).map(ScrollTargetPlace.init)
    }

    override func elementID(at index: Int) -> AnyHashable? {
        guard let offset = offset(of: index) else { return nil }
        let id = view.id(element(offset))
        return children[id]?.node.elementID(at: index - start(of: offset)) ?? AnyHashable(id)
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
