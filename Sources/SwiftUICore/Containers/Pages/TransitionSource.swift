import DisplayList
import Foundation

/// The view that a transition begins at, as it is known by an identity in a namespace.
package struct TransitionSourceID: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID

    package init(id: AnyHashable, namespace: Namespace.ID) {
        self.id = id
        self.namespace = namespace
    }
}

/// How the view that a transition begins at looks while pages are on their way.
package struct TransitionSourceLook: Equatable {
    /// Of the corners, in points; nil if nothing was said.
    package var cornerRadius: CGFloat?
    package var background: RGBA?
    package var shadow: Shadow?

    package struct Shadow: Equatable {
        package var color: RGBA
        package var radius: CGFloat
        package var offset: CGSize

        package init(color: RGBA, radius: CGFloat, offset: CGSize) {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }

    package init() {}
}

/// The views of a host that transitions may begin at.
package final class TransitionSources {
    private struct WeakSource { weak var node: TransitionSourceRenderNode? }

    private var sources: [TransitionSourceID: [WeakSource]] = [:]

    init() {}

    fileprivate func add(_ node: TransitionSourceRenderNode, _ id: TransitionSourceID) {
        var others = (sources[id] ?? []).filter { $0.node != nil && $0.node !== node }
        others.append(WeakSource(node: node))
        sources[id] = others
    }

    fileprivate func remove(_ node: TransitionSourceRenderNode, _ id: TransitionSourceID) {
        let others = (sources[id] ?? []).filter { $0.node != nil && $0.node !== node }
        sources[id] = others.isEmpty ? nil : others
    }

    /// The view of an identity that came last, if it is there.
    package func element(_ id: TransitionSourceID) -> TransitionSourceRenderNode? {
        sources[id]?.last { $0.node?.placedProposal != nil }?.node
    }

    /// The number of views that are known.
    package var count: Int { sources.values.reduce(0) { $0 + $1.count { $0.node != nil } } }
}

enum TransitionSourcesKey: HostKey {
    static func makeValue(for host: NodeHost) -> TransitionSources { TransitionSources() }
}

extension NodeHost {
    /// The views that transitions of pages may begin at.
    package var transitionSources: TransitionSources { self[TransitionSourcesKey.self] }
}

extension View {
    /// Makes this view one that a transition can begin at.
    nonisolated package func transitionSource(
        _ id: TransitionSourceID, look: @escaping @MainActor (EnvironmentValues) -> TransitionSourceLook
    ) -> some View {
        modifier(TransitionSourceModifier(id: id, look: look))
    }
}

private struct TransitionSourceModifier {
    let id: TransitionSourceID
    let look: @MainActor (EnvironmentValues) -> TransitionSourceLook
}

extension TransitionSourceModifier: ElementModifier {
    typealias Body = Never

    func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> TransitionSourceRenderNode {
        TransitionSourceRenderNode(tree: tree, child: child)
    }

    func updateWrapper(_ wrapper: TransitionSourceRenderNode, _ environment: EnvironmentValues) {
        wrapper.sourceID = id
        wrapper.look = look(environment)
    }
}

/// A view that a transition can begin at. While it does, the view is drawn where the transition is.
package final class TransitionSourceRenderNode: WrapperRenderNode {
    package fileprivate(set) var look = TransitionSourceLook()
    fileprivate var sourceID: TransitionSourceID? {
        didSet {
            guard sourceID != oldValue else { return }
            let sources = tree.service(TransitionSourcesKey.self)
            if let oldValue { sources?.remove(self, oldValue) }
            if let sourceID { sources?.add(self, sourceID) }
        }
    }
    /// Whether a transition draws the view.
    var isTaken = false {
        didSet { if isTaken != oldValue { setNeedsDisplay() } }
    }

    package override var debugName: String { "TransitionSource" }

    package override func draw(in canvas: inout DisplayCanvas) {
        if !isTaken { super.draw(in: &canvas) }
    }
}
