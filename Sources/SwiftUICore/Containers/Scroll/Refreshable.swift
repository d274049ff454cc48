import Foundation

/// An action that reloads the data of a view.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and waits until it ends.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

private enum RefresherKey: EnvironmentKey {
    static var defaultValue: Refresher? { nil }
    static func _valuesEqual(_ a: Refresher?, _ b: Refresher?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// The action that reloads the view's data. Nil if there is none.
    public package(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }

    /// Starts what a pull on the scroll view below starts.
    package var refresher: Refresher? {
        get { self[RefresherKey.self] }
        set { self[RefresherKey.self] = newValue }
    }
}

extension View {
    /// Sets the action that reloads the data of this view.
    ///
    /// Scroll views and lists in it can be pulled down for it; while `action` runs they show a spinner at their top. A list
    /// offers it to assistive technology as well.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// Lets a view that holds a scroll view start what a pull on it starts.
@MainActor package final class Refresher {
    fileprivate weak var refresh: PullToRefresh?

    nonisolated package init() {}

    /// Loads the data again, with a spinner at the top.
    package func start() { refresh?.start() }
}

/// Pulling on a scroll view for new data.
@MainActor final class PullToRefresh {
    private unowned let render: ScrollRenderNode
    private unowned let node: _ViewNode
    private var action: RefreshAction?
    private var isRunning = false
    /// Whether a finger holds the content.
    private var isHeld = false
    /// Whether this pull has started it already.
    private var hasFired = false
    /// Called when the content is to go where it belongs now.
    var onMove: (() -> Void)?
    /// Whether room is to be made for the spinner, which no finger has made.
    var isOpening: Bool { isRunning }

    init(_ node: _ViewNode, _ render: ScrollRenderNode) {
        self.node = node
        self.render = render
    }

    func update(_ action: RefreshAction?, _ refresher: Refresher?) {
        self.action = action
        refresher?.refresh = self
    }

    /// A finger has pulled the content.
    func didPull() {
        isHeld = true
        guard action != nil, !isRunning, !hasFired else { return }
        let part = max(0, -render.offset.y) / RefreshAppearance.trigger
        render.setSpinner(part > 0 ? .pulled(min(part, 1)) : nil)
        guard part >= 1 else { return }
        hasFired = true
        start()
    }

    /// The finger has let the content go.
    func didLetGo() {
        isHeld = false
        hasFired = false
    }

    /// The content is back in its place.
    func didComeToRest() {
        if !isRunning { render.setSpinner(nil) }
    }

    func start() {
        guard let action, !isRunning else { return }
        isRunning = true
        render.setSpinner(.turning)
        render.setHeldOpen(RefreshAppearance.height)
        if !isHeld { onMove?() }
        Task { [weak self] in
            await action()
            self?.didLoad()
        }
        node.host.hasStartedTasks = true
    }

    private func didLoad() {
        isRunning = false
        render.setHeldOpen(0)
        // A finger that still holds the content closes it by lifting.
        if !isHeld { onMove?() }
    }
}
