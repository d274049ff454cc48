/// The elements of a node, for a lazy container: they are made when asked for, and released once no longer asked for.
@MainActor package final class LazyElements {
    private let content: _ViewNode
    private var lists: [ObjectIdentifier: WeakList] = [:]
    private var outerPasses: [LazyPass?] = []

    private struct WeakList {
        weak var list: (any ElementReleasing)?
    }

    package init(_ content: _ViewNode) { self.content = content }

    package var count: Int { content.elementCount }

    package var sections: [SectionExtent] {
        var sections: [SectionExtent] = []
        content.collectSections(into: &sections, from: 0)
        return sections
    }

    package func index(ofID id: AnyHashable) -> Int? { content.elementIndex(forID: id) }
    package func id(at index: Int) -> AnyHashable? { content.elementID(at: index) }

    package func element(at index: Int) -> RenderNode? { content.element(at: index) }

    /// Begins a pass, in which all elements that are to stay must be asked for.
    package func beginPass() {
        let host = content.host
        outerPasses.append(host.lazyPass)
        host.lazyPassCount += 1
        host.lazyPass = LazyPass(number: host.lazyPassCount)
    }

    /// Ends the pass that began last; what was not asked for in it is released.
    package func endPass() {
        let host = content.host
        guard let pass = host.lazyPass, let outer = outerPasses.popLast() else { return }
        host.lazyPass = outer
        for (id, list) in pass.lists { lists[id] = WeakList(list: list) }
        for (id, entry) in lists {
            if let list = entry.list, list.isMounted {
                list.releaseElements(before: pass.number)
            } else {
                lists[id] = nil
            }
        }
    }
}
