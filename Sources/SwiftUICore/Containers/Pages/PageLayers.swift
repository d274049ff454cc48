import Foundation

/// A part of a page that goes its own way while pages move: a title, a back button.
package struct PagePart: Hashable, Sendable {
    package let name: String
    /// Parts of a higher order are drawn in front.
    package let order: Int

    package init(_ name: String, order: Int = 0) {
        self.name = name
        self.order = order
    }
}

/// What a page tells the stack that it is in about itself: its parts, and how it wants to appear and disappear.
package final class PageLayers {
    private struct WeakPart { weak var node: PagePartRenderNode? }

    /// In the order in which they were made.
    private var parts: [WeakPart] = []
    /// The parts that are drawn by the stack, not in their place.
    private(set) var raised: Set<PagePart> = []
    /// Whether the page has a bar that is filled, so that a bar of the page below continues in it.
    package var isBarFilled = false
    /// Whether a finger may take the page out.
    package var canBeSwiped = true
    /// Whether the content is scrolled to its top, so that a finger may draw the page down.
    package var isAtTop = true
    /// The view that the page grows out of; nil for none.
    package var source: TransitionSourceID?
    /// Whether the page comes and goes in its place, over the page below that fades.
    package var crossFades = false
    private weak var hiddenSource: TransitionSourceRenderNode?
    private var groupID: UInt64?

    package init() {}

    fileprivate func add(_ node: PagePartRenderNode) {
        parts.removeAll { $0.node == nil || $0.node === node }
        parts.append(WeakPart(node: node))
    }

    /// Lets the stack draw other parts than before.
    func raise(_ new: Set<PagePart>) {
        guard new != raised else { return }
        let changed = raised.symmetricDifference(new)
        raised = new
        for part in parts {
            if let node = part.node, changed.contains(node.part) { node.setNeedsDisplay() }
        }
    }

    /// Whether all elements between one and `ancestor` show what is in them.
    private static func isSeen(_ element: RenderNode, in ancestor: RenderNode) -> Bool {
        var node = element
        while node !== ancestor {
            guard let parent = node.parent, parent.children.contains(where: { $0 === node }) else { return false }
            node = parent
        }
        return element.placedProposal != nil
    }

    /// The element that shows a part; nil if there is none, or it is left out.
    func element(of part: PagePart, in stack: RenderNode) -> PagePartRenderNode? {
        parts.lazy.compactMap(\.node).first { $0.part == part && Self.isSeen($0, in: stack) }
    }

    /// The elements of the raised parts.
    func raisedElements(in stack: RenderNode) -> [PagePartRenderNode] {
        guard !raised.isEmpty else { return [] }
        return parts.compactMap(\.node).filter { raised.contains($0.part) && Self.isSeen($0, in: stack) }
    }

    /// Takes the view that the page grows out of from its own place, or puts it back there.
    func hideSource(_ isHidden: Bool, in tree: RenderTree) {
        let source = isHidden ? source.flatMap { tree.service(TransitionSourcesKey.self)?.element($0) } : nil
        guard source !== hiddenSource else { return }
        hiddenSource?.isTaken = false
        hiddenSource = source
        source?.isTaken = true
    }

    func sourceGroupID(in tree: RenderTree) -> UInt64 {
        if let groupID { return groupID }
        let id = tree.makeNodeID()
        groupID = id
        return id
    }
}

private enum PageLayersKey: EnvironmentKey {
    static var defaultValue: PageLayers? { nil }
    static func _valuesEqual(_ a: PageLayers?, _ b: PageLayers?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// The page that the view is on.
    package var pageLayers: PageLayers? {
        get { self[PageLayersKey.self] }
        set { self[PageLayersKey.self] = newValue }
    }
}

extension View {
    /// Makes this view a part of its page that goes its own way while pages move.
    nonisolated package func pagePart(_ part: PagePart) -> some View { modifier(PagePartModifier(part: part)) }
}

private struct PagePartModifier {
    let part: PagePart
}

extension PagePartModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> PagePartRenderNode {
        PagePartRenderNode(tree: tree, child: child, part: part)
    }

    func updateWrapper(_ wrapper: PagePartRenderNode, _ environment: EnvironmentValues) {
        wrapper.layers = environment.pageLayers
    }
}

/// An element that the stack may draw in its place.
package final class PagePartRenderNode: WrapperRenderNode {
    package let part: PagePart
    /// The number of the display node that it is drawn in while it is raised.
    let groupID: UInt64
    fileprivate weak var layers: PageLayers? {
        didSet { if layers !== oldValue { layers?.add(self) } }
    }

    init(tree: RenderTree, child: RenderNode, part: PagePart) {
        self.part = part
        groupID = tree.makeNodeID()
        super.init(tree: tree, child: child)
    }

    package override var debugName: String { "PagePart" }

    package override func draw(in canvas: inout DisplayCanvas) {
        if layers?.raised.contains(part) != true { super.draw(in: &canvas) }
    }
}
