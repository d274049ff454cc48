import CoreGraphics

/// What a host shows above its content, from back to front, and what waits to be shown.
///
/// Of what is presented from one level, which is the window or another presentation, one is shown at a time; menus do not count.
/// Another that is asked for meanwhile waits until the first has gone. What closes stays mounted and drawn until its track
/// has come to its end; nothing else takes it out of the tree.
@MainActor package final class PresentationController {
    private unowned let host: NodeHost
    private let root: RootRenderNode
    let tree: RenderTree

    /// All that is seen, from back to front, what closes included.
    package private(set) var stack: [Presentation] = []
    private var waiting: [WeakPresenter] = []

    private struct WeakPresenter {
        weak var presenter: (any Presenter)?
    }

    init(_ host: NodeHost, root: RootRenderNode) {
        self.host = host
        self.root = root
        tree = host.tree
    }

    // MARK: Opening

    /// Returns a presentation for a view that requests one. Nil if the view must wait; the controller then requests it
    /// again later.
    func open(_ presenter: any Presenter, isExclusive: Bool) -> Presentation? {
        let level = level(of: presenter)
        // What is in the first frame is shown as the program has it.
        let isFirst = !host.hasMadeFrame
        if isExclusive, !isFirst, let other = stack.first(where: { $0.isExclusive && $0.level === level }) {
            if other.phase != .closing {
                Log.once(
                    "Only one sheet, cover, popover or dialog is shown at a time; another one that was asked for from the same "
                        + "place waits until it is closed (\(presenter.path)).")
            }
            if !waiting.contains(where: { $0.presenter === presenter }) {
                waiting.append(WeakPresenter(presenter: presenter))
            }
            return nil
        }
        withdraw(presenter)
        let presentation = Presentation(in: tree, opensAtOnce: isFirst || tree.transaction.disablesAnimations)
        presentation.controller = self
        presentation.presenter = presenter
        presentation.level = level
        presentation.isExclusive = isExclusive
        return presentation
    }

    /// Shows a presentation, whose content `makeContent` makes. What the content presents from the beginning lies above it.
    func show<Content: View>(
        _ presentation: Presentation, _ makeContent: () -> _TypedViewNode<Content>
    ) -> _TypedViewNode<Content> {
        stack.append(presentation)
        let content = makeContent()
        presentation.content = content
        elementsDidChange()
        return content
    }

    /// A view that waits no longer asks for a presentation.
    func withdraw(_ presenter: any Presenter) {
        waiting.removeAll { $0.presenter == nil || $0.presenter === presenter }
    }

    /// The presentation in which a view lies.
    private func level(of presenter: any Presenter) -> Presentation? {
        guard !stack.isEmpty else { return nil }
        var node: _ViewNode? = presenter
        while let current = node {
            // One whose content is being made has none yet; nothing else of its presenter is made meanwhile.
            let found = stack.last { $0.content.map { $0 === current } ?? ($0.presenter === current) }
            if let found { return found }
            node = current.parent
        }
        return nil
    }

    private func openWaiting() {
        let waiting = waiting
        self.waiting = []
        // One that still has to wait lines up again.
        for entry in waiting { entry.presenter?.presentIfWanted() }
    }

    // MARK: Closing

    /// The program closes a presentation, and with it all that was presented from within.
    func close(_ presentation: Presentation, velocity: Double? = nil) {
        guard presentation.phase != .closing else { return }
        let isAnimated = host.hasMadeFrame && !tree.transaction.disablesAnimations
        for other in stack.reversed() where other.level === presentation { dismiss(other, velocity: nil) }
        presentation.close(isAnimated: isAnimated, velocity: velocity) { [weak self, weak presentation] in
            nonisolated(unsafe) let presentation = presentation
            assumeMainActor {
                if let presentation { self?.didClose(presentation) }
            }
        }
        root.setNeedsDisplay()
        host.setNeedsFrame()
    }

    /// Somebody other than the program closes a presentation, which is notified when it has gone.
    func dismiss(_ presentation: Presentation, velocity: Double?) {
        guard presentation.phase != .closing else { return }
        presentation.tellsPresenter = true
        close(presentation, velocity: velocity)
    }

    private func didClose(_ presentation: Presentation) {
        // Not in the middle of an update or a step of time.
        host.afterUpdate { [weak self] in self?.remove(presentation) }
    }

    private func remove(_ presentation: Presentation) {
        guard let index = stack.firstIndex(of: presentation) else { return }
        stack.remove(at: index)
        if presentation.tellsPresenter { presentation.reset?() }
        presentation.presenter?.presentationDidClose(presentation)
        presentation.content?.unmount()
        presentation.content = nil
        elementsDidChange()
        if let onDismiss = presentation.onDismiss { host.afterUpdate(onDismiss) }
        openWaiting()
    }

    // MARK: Elements

    /// The elements of a presentation, or of a view that presents one, are others than before.
    func elementsDidChange() {
        root.setOverlays(
            stack.flatMap { presentation in
                (presentation.content?.elements ?? []).map { RootRenderNode.Overlay(presentation, $0) }
            })
        host.setNeedsFrame()
    }

    /// Makes all bodies of what is shown run again.
    func invalidateAllBodies() {
        for presentation in stack { presentation.content?.invalidateAllBodies() }
    }
}

private enum PresentationsKey: HostKey {
    static func makeValue(for host: NodeHost) -> PresentationController {
        PresentationController(host, root: host.canvas)
    }
}

extension NodeHost {
    /// What is shown above everything else: sheets, alerts, menus.
    package var presentations: PresentationController { self[PresentationsKey.self] }
}

/// A view that presents another one.
@MainActor protocol Presenter: _ViewNode {
    /// Shows what the view asks for, if it still does.
    func presentIfWanted()
    /// A presentation of the view has gone.
    func presentationDidClose(_ presentation: Presentation)
    /// The box round the view, in the canvas's coordinates; null where it has no elements.
    var sourceFrame: CGRect { get }
}
