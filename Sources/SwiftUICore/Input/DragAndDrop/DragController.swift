import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Something that is dragged: the value itself, inside the process, and its data for everybody else.
package struct DragItem {
    package let provider: NSItemProvider
    /// The value that is dragged; nil if only its data are there, as with files from outside.
    package let local: Any?

    package init(_ provider: NSItemProvider, local: Any? = nil) {
        self.provider = provider
        self.local = local
    }
}

/// A drag that began at a view of the program.
package struct DragOrigin {
    /// Another number for each drag.
    package let number: Int
    /// Whether a destination may move the items, not only copy them.
    package let allowsMove: Bool
    /// The identifiers of the items, where the view gave them.
    package let identifiers: [AnyHashable]
}

/// What is dragged from one view to another, or comes from outside, and the views that it can be dropped on.
@MainActor package final class DragController {
    private struct WeakNode {
        weak var node: DropTargetRenderNode?
    }

    // The tree keeps this, and the elements keep the tree.
    private weak var root: RenderNode?
    private var targets: [WeakNode] = []
    /// What is dragged now; empty if nothing is.
    package private(set) var items: [DragItem] = []
    /// Where the latest drag began; nil where it came from outside.
    package private(set) var origin: DragOrigin?
    /// Whether the destination of the latest drag moves the items, as it decided last.
    package var movesItems = false
    /// How many drags there have been.
    package private(set) var number = 0
    private weak var target: DropTargetRenderNode?

    init(root: RenderNode) { self.root = root }

    /// Whether something is dragged.
    package var isDragging: Bool { !items.isEmpty }

    /// How many views take what is dropped.
    package var targetCount: Int { targets.count { $0.node != nil } }

    func add(_ node: DropTargetRenderNode) {
        targets.removeAll { $0.node == nil }
        targets.append(WeakNode(node: node))
    }

    /// Takes up items; a drag in progress is canceled. Without items nothing is dragged.
    ///
    /// - Parameter origin: Whether a view of the program is the source and may lose the items, and their identifiers; nil for items from
    ///   outside.
    package func begin(
        _ items: [DragItem], at location: CGPoint, origin: (allowsMove: Bool, identifiers: [AnyHashable])? = nil
    ) {
        cancel()
        number += 1
        movesItems = false
        self.origin = origin.map {
            DragOrigin(number: number, allowsMove: $0.allowsMove, identifiers: $0.identifiers)
        }
        self.items = items
        move(to: location)
    }

    /// The drag is at a place of the canvas.
    package func move(to location: CGPoint) {
        guard isDragging, location.x.isFinite, location.y.isFinite else { return }
        let new = target(at: location)
        if new !== target {
            target?.exit(items, location)
            target = new
            new?.enter(items, location)
        }
        new?.update(items, location)
    }

    /// Lets the items go. Returns whether a view took them.
    @discardableResult package func drop(at location: CGPoint) -> Bool {
        move(to: location)
        let (dropped, taker) = (items, target)
        items = []
        target = nil
        guard let taker, !dropped.isEmpty else { return false }
        return taker.perform(dropped, location)
    }

    /// Gives the drag up.
    package func cancel() {
        target?.exit(items, nil)
        target = nil
        items = []
    }

    /// The innermost view at a place that takes what is dragged.
    private func target(at location: CGPoint) -> DropTargetRenderNode? {
        guard let root else { return nil }
        let hit = root.hitTest(location)
        targets.removeAll { $0.node == nil }
        return targets.compactMap(\.node)
            .filter { HoverTracker.isUnder(location, hit: hit, $0, in: root) && $0.accepts(items) }
            .max { $0.treeDepth < $1.treeDepth }
    }
}

/// What a view does about a drag over it.
@MainActor package struct DropHandler {
    package var accepts: ([DragItem]) -> Bool
    /// The place is in the view's coordinates, here and in what follows.
    package var entered: ([DragItem], CGPoint) -> Void = { _, _ in }
    /// Returns whether the items could be dropped here.
    package var updated: ([DragItem], CGPoint) -> Bool = { _, _ in true }
    package var exited: ([DragItem], CGPoint?) -> Void = { _, _ in }
    /// Returns whether the items were taken.
    package var perform: ([DragItem], CGPoint) -> Bool

    package init(
        accepts: @escaping ([DragItem]) -> Bool, perform: @escaping ([DragItem], CGPoint) -> Bool
    ) {
        self.accepts = accepts
        self.perform = perform
    }
}

/// An element that items can be dropped on.
final class DropTargetRenderNode: WrapperRenderNode {
    @MainActor fileprivate var handler: DropHandler?
    /// Whether a drop here would do anything, as the latest update said.
    @MainActor private var isAllowed = true

    @MainActor fileprivate func accepts(_ items: [DragItem]) -> Bool { handler?.accepts(items) ?? false }

    @MainActor fileprivate func enter(_ items: [DragItem], _ location: CGPoint) {
        isAllowed = true
        handler?.entered(items, convertFromRoot(location))
    }

    @MainActor fileprivate func update(_ items: [DragItem], _ location: CGPoint) {
        isAllowed = handler?.updated(items, convertFromRoot(location)) ?? false
    }

    @MainActor fileprivate func exit(_ items: [DragItem], _ location: CGPoint?) {
        handler?.exited(items, location.map { convertFromRoot($0) })
    }

    @MainActor fileprivate func perform(_ items: [DragItem], _ location: CGPoint) -> Bool {
        guard isAllowed, let handler else {
            exit(items, location)
            return false
        }
        return handler.perform(items, convertFromRoot(location))
    }
}

/// Lets items be dropped on the view.
package struct DropTargetModifier {
    let handler: DropHandler

    package init(_ handler: DropHandler) { self.handler = handler }
}

extension DropTargetModifier: ElementModifier {
    package typealias Body = Never

    package func makeWrapper(of child: RenderNode, _ tree: RenderTree) -> WrapperRenderNode {
        let node = DropTargetRenderNode(tree: tree, child: child)
        tree.service(DragKey.self)?.add(node)
        return node
    }

    package func updateWrapper(_ wrapper: WrapperRenderNode, _ environment: EnvironmentValues) {
        (wrapper as? DropTargetRenderNode)?.handler = environment.isEnabled ? handler : nil
    }
}

private enum DragKey: HostKey {
    static func makeValue(for host: NodeHost) -> DragController { DragController(root: host.canvas) }
}

extension NodeHost {
    /// What is dragged from view to view.
    package var drag: DragController { self[DragKey.self] }
}

private enum DragControllerKey: EnvironmentKey {
    static var defaultValue: DragController? { nil }
    static func _valuesEqual(_ a: DragController?, _ b: DragController?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// What is dragged in the window; the host sets it.
    package internal(set) var dragController: DragController? {
        get { self[DragControllerKey.self] }
        set { self[DragControllerKey.self] = newValue }
    }
}
