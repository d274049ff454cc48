import Observation
import SwiftUI

/// The pages that lie over the first one of a tab. Screens push by `NavigationLink(value: Route…)` or, after doing
/// something, by `navigator.push(…)`.
@MainActor
@Observable
public final class Navigator {
    public var path: [Route]

    public init(path: [Route] = []) { self.path = path }

    public func push(_ route: Route) { path.append(route) }

    /// Leaves the screen that shows a document, and all that lie over it: after the document was deleted or moved away.
    public func leave(_ route: Route) {
        guard let place = path.lastIndex(of: route) else { return }
        path.removeSubrange(place...)
    }

    public func popToRoot() { path = [] }
}

/// A stack whose pages are the app's routes.
public struct LedgerStack<Root: View>: View {
    @Bindable private var navigator: Navigator
    private let root: Root

    public init(_ navigator: Navigator, @ViewBuilder root: () -> Root) {
        self.navigator = navigator
        self.root = root()
    }

    public var body: some View {
        NavigationStack(path: $navigator.path) {
            root.navigationDestination(for: Route.self) { RouteDestination(route: $0) }
        }
        .environment(navigator)
    }
}
