import Observation

/// What the pages of one navigation stack share: the screens on it and how to make them.
@MainActor @Observable
package final class NavigationModel {
    /// A screen above the root.
    struct Entry: Identifiable, Equatable {
        enum Content: Equatable {
            /// Made by the destination that is declared for the value's type.
            case value(AnyHashable)
            /// The view of a link or a binding.
            case view(Pushed)
        }

        struct ID: Hashable {
            let depth: Int
            let key: AnyHashable
        }

        let id: ID
        let content: Content

        var depth: Int { id.depth }
    }

    /// A view pushed by its own link or binding.
    @MainActor @Observable
    final class Pushed: Equatable {
        let id: UInt64
        /// The number of entries below it.
        let depth: Int
        var view: AnyView
        /// Tells the link or binding that the screen has gone.
        @ObservationIgnored var didPop: @MainActor () -> Void

        init(id: UInt64, depth: Int, view: AnyView, didPop: @escaping @MainActor () -> Void) {
            self.id = id
            self.depth = depth
            self.view = view
            self.didPop = didPop
        }

        nonisolated static func == (a: Pushed, b: Pushed) -> Bool { a === b }
    }

    /// How to make the screen for values of one type.
    @MainActor @Observable
    final class Destination {
        @ObservationIgnored var owner: UInt64
        @ObservationIgnored var depth: Int
        @ObservationIgnored private var make: (AnyHashable) -> AnyView
        private var version = 0

        init(owner: UInt64, depth: Int, make: @escaping (AnyHashable) -> AnyView) {
            self.owner = owner
            self.depth = depth
            self.make = make
        }

        func view(for value: AnyHashable) -> AnyView {
            _ = version
            return make(value)
        }

        func replace(owner: UInt64, depth: Int, make: @escaping (AnyHashable) -> AnyView) {
            self.owner = owner
            self.depth = depth
            self.make = make
            version += 1
        }
    }

    /// Reads and writes the values of the path, wherever they are kept.
    struct PathAccess {
        var get: () -> [AnyHashable]
        var append: (AnyHashable) -> Void
        var truncate: (Int) -> Void
    }

    /// Stored for stacks without a path of the program's own.
    private var ownPath: [AnyHashable] = []
    @ObservationIgnored var boundPath: PathAccess?
    private var pushed: [Pushed] = []
    private var destinations: [ObjectIdentifier: Destination] = [:]
    /// The title of each page, which the page above shows in its back button.
    private(set) var titles: [Int: Text] = [:]
    /// How each page shows its title, which pages above take over unless they say otherwise.
    private(set) var titleModes: [Int: NavigationBarItem.TitleDisplayMode] = [:]

    /// The pages as they appear and disappear.
    @ObservationIgnored let driver = PageStackDriver()

    nonisolated init() {}

    private var path: [AnyHashable] { boundPath?.get() ?? ownPath }

    /// The screens above the root, from the lowest up.
    var entries: [Entry] {
        var values = path[...]
        var views = pushed[...]
        var entries: [Entry] = []
        while true {
            if let view = views.first, view.depth <= entries.count || values.isEmpty {
                views.removeFirst()
                entries.append(
                    Entry(id: .init(depth: entries.count + 1, key: AnyHashable(view.id)), content: .view(view)))
            } else if let value = values.popFirst() {
                entries.append(Entry(id: .init(depth: entries.count + 1, key: value), content: .value(value)))
            } else {
                return entries
            }
        }
    }

    // MARK: Pushing and popping

    func push(_ value: AnyHashable) {
        guard let boundPath else { return ownPath.append(value) }
        boundPath.append(value)
    }

    /// Shows `view` on top, or brings it up to date where it already is on the stack.
    func push(_ id: UInt64, _ view: AnyView, didPop: @escaping @MainActor () -> Void) {
        if let known = pushed.first(where: { $0.id == id }) {
            known.view = view
            known.didPop = didPop
        } else {
            pushed.append(Pushed(id: id, depth: entries.count, view: view, didPop: didPop))
        }
    }

    func isPushed(_ id: UInt64) -> Bool { pushed.contains { $0.id == id } }

    /// Takes the screen away that `push` showed, with all above it.
    func remove(_ id: UInt64) {
        guard let index = entries.firstIndex(where: { $0.id.key == AnyHashable(id) }) else { return }
        pop(to: index)
    }

    /// Goes back to the screen at `depth`, as the back button does; 0 is the root. The path is shortened when the screens
    /// above have gone.
    func goBack(to depth: Int) {
        guard !Transaction.current.disablesAnimations else { return pop(to: depth) }
        driver.didPop = { [weak self] count in self?.pop(to: count - 1) }
        driver.pop(to: max(0, depth))
    }

    /// A finger takes the screen on top, if it may. Returns whether it does.
    func beginSwipe(if isAllowed: Bool) -> Bool {
        guard isAllowed else { return false }
        driver.didPop = { [weak self] count in self?.pop(to: count - 1) }
        driver.beginSwipe()
        return true
    }

    /// Takes away all screens above the one at `depth`; 0 is the root.
    func pop(to depth: Int) {
        let gone = entries.dropFirst(max(0, depth))
        var values = path.count
        for entry in gone {
            if case .value = entry.content { values -= 1 }
        }
        let views = gone.compactMap { entry -> Pushed? in
            if case .view(let view) = entry.content { view } else { nil }
        }
        pushed.removeAll { view in views.contains { $0.id == view.id } }
        if values < path.count {
            if let boundPath { boundPath.truncate(values) } else { ownPath.removeLast(ownPath.count - values) }
        }
        for view in views { view.didPop() }
    }

    // MARK: Destinations

    /// Declares how screens for values of `type` are made. What is declared closest to the root counts.
    func register(
        _ type: Any.Type, owner: UInt64, depth: Int, make: @escaping (AnyHashable) -> AnyView
    ) {
        let key = ObjectIdentifier(type)
        guard let known = destinations[key] else {
            destinations[key] = Destination(owner: owner, depth: depth, make: make)
            return
        }
        guard known.owner == owner || depth < known.depth else {
            Log.once(
                "A navigationDestination for \(type) was declared earlier on the stack; only the one closest to the "
                    + "root view is used.")
            return
        }
        known.replace(owner: owner, depth: depth, make: make)
    }

    func unregister(_ type: Any.Type, owner: UInt64) {
        let key = ObjectIdentifier(type)
        if destinations[key]?.owner == owner { destinations[key] = nil }
    }

    func destination(for value: AnyHashable) -> Destination? {
        destinations[ObjectIdentifier(type(of: value.base))]
    }

    func setTitle(_ title: Text?, _ mode: NavigationBarItem.TitleDisplayMode, at depth: Int) {
        if titles[depth] != title { titles[depth] = title }
        if titleModes[depth] != mode { titleModes[depth] = mode }
    }
}

extension EnvironmentValues {
    /// The stack that links in this view push to.
    @Entry var navigationModel: NavigationModel?
    /// The number of screens under the page that the view is on.
    @Entry var navigationDepth: Int = 0
}
