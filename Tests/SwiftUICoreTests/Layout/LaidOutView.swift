import EngineTesting
import Foundation

@testable import SwiftUICore

/// A view laid out on a canvas, whose elements are found by the identity that `id(_:)` gave them.
@MainActor final class LaidOutView {
    private let screen: TestScreen
    var host: ViewHost { screen.host }

    init<V: View>(
        _ width: CGFloat = 300, _ height: CGFloat = 300, safeArea: EdgeInsets = EdgeInsets(),
        direction: LayoutDirection = .leftToRight, scale: CGFloat = 1, @ViewBuilder _ view: () -> V
    ) {
        screen = TestScreen(
            view(), size: CGSize(width: width, height: height), safeArea: safeArea, scale: scale
        ) { $0.layoutDirection = direction }
    }

    /// The box, on the canvas, of the element with an identity; nil where there is none.
    func frame(_ id: some Hashable) -> CGRect? { element(id)?.globalFrame }

    func size(_ id: some Hashable) -> CGSize? { element(id)?.size }

    func element(_ id: some Hashable) -> RenderNode? {
        find(host.rootElement) { LaidOutView.ownID($0) == AnyHashable(id) }
    }

    /// The identity that was given to this very element, not to one that it wraps.
    static func ownID(_ node: RenderNode) -> AnyHashable? { (node as? TraitRenderNode<IDTraitKey>)?.value }

    /// The first element of a kind.
    func node<N: RenderNode>(_ type: N.Type) -> N? { find(host.rootElement) { $0 is N } as? N }

    private func find(_ node: RenderNode, _ isMatch: (RenderNode) -> Bool) -> RenderNode? {
        if isMatch(node) { return node }
        for child in node.children {
            if let found = find(child, isMatch) { return found }
        }
        return nil
    }

    /// Brings everything up to date.
    func update() { screen.draw() }

    /// The identities of all elements that are there, in drawing order.
    var ids: [AnyHashable] {
        var ids: [AnyHashable] = []
        func collect(_ node: RenderNode) {
            if let id = LaidOutView.ownID(node) { ids.append(id) }
            node.children.forEach(collect)
        }
        collect(host.rootElement)
        return ids
    }
}

/// A box with an ideal size and limits, as flexible as a test wants it.
struct Box: View {
    var width: ClosedRange<CGFloat>
    var height: ClosedRange<CGFloat>

    /// A box of fixed size.
    init(_ width: CGFloat, _ height: CGFloat) {
        self.width = width...width
        self.height = height...height
    }

    /// A box that takes what it is offered, within limits.
    init(width: ClosedRange<CGFloat> = 0...(.infinity), height: ClosedRange<CGFloat> = 0...(.infinity)) {
        self.width = width
        self.height = height
    }

    var body: some View {
        Color.clear.frame(
            minWidth: width.lowerBound, idealWidth: width.lowerBound, maxWidth: width.upperBound,
            minHeight: height.lowerBound,
            idealHeight: height.lowerBound, maxHeight: height.upperBound)
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
