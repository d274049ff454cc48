import Foundation

/// Where something lies that can be scrolled to: an element, and a box in its coordinates.
package struct ScrollTargetPlace {
    package let node: RenderNode
    private let rect: CGRect?

    package init(_ node: RenderNode) {
        self.node = node
        rect = nil
    }

    package init(node: RenderNode, rect: CGRect) {
        self.node = node
        self.rect = rect
    }

    /// The box in the coordinates of `ancestor`; nil if the element is not below it.
    package func rect(in ancestor: RenderNode) -> CGRect? {
        var above: RenderNode? = node
        while let current = above, current !== ancestor { above = current.parent }
        guard above != nil else { return nil }
        return node.convert(rect ?? CGRect(origin: .zero, size: node.size), to: ancestor)
    }
}

/// A view that a scroll may stop at.
package struct ScrollTargetElement {
    package let id: AnyHashable?
    package let node: RenderNode
}

/// A node that knows where views with an identity lie: it gave them theirs, or holds them without having made them.
@MainActor package protocol ScrollTargetOwner: _ViewNode {
    /// The place of the view with an identity; nil for identities that it does not know.
    func ownScrollTarget(forID id: AnyHashable) -> ScrollTargetPlace?
}

/// A node that keeps a container, whose children are places to scroll to.
@MainActor protocol ScrollTargetContainer: _ViewNode {
    var containerScrollTargets: [ScrollTargetElement]? { get }
}

/// A node that may mark the container in it as the one to whose children people scroll.
@MainActor protocol ScrollTargetMark: _ViewNode {
    var marksScrollTargets: Bool { get }
}

extension _ViewNode {
    /// The first element, here or anywhere below, of the view with an identity, and its box in that element's
    /// coordinates. Lazy containers answer for views that they have not made.
    package final func scrollTarget(forID id: AnyHashable) -> ScrollTargetPlace? {
        if let place = (self as? any ScrollTargetOwner)?.ownScrollTarget(forID: id) { return place }
        var found: ScrollTargetPlace?
        forEachChild { child in
            if found == nil { found = child.scrollTarget(forID: id) }
        }
        return found
    }

    /// The children of the container that this node, or the only one below it, is.
    private var innermostScrollTargets: [ScrollTargetElement] {
        if let own = (self as? any ScrollTargetContainer)?.containerScrollTargets { return own }
        var found: [ScrollTargetElement] = []
        forEachChild { if found.isEmpty { found = $0.innermostScrollTargets } }
        return found
    }

    /// The children of the first layout here or below that `scrollTargetLayout` marks; nil if there is none.
    final var markedScrollTargets: [ScrollTargetElement]? {
        let marks = (self as? any ScrollTargetMark)?.marksScrollTargets ?? false
        var found: [ScrollTargetElement]?
        forEachChild { child in
            if found == nil { found = marks ? child.innermostScrollTargets : child.markedScrollTargets }
        }
        return found
    }
}
