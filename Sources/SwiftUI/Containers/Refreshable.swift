/// Loads a view's data again.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Runs the action and waits until it has ended.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Loads the view's data again; nil where nobody said how.
    public package(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says how the data of this view are loaded again.
    ///
    /// A list offers it to assistive technology and shows a spinner at its top until `action` has ended. It cannot be
    /// pulled down for it yet.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// The spinner above a list's rows while they are loaded again.
struct RefreshArea: ViewModifier {
    let isRefreshing: Bool

    func body(content: Content) -> some View {
        content
            .padding(.top, isRefreshing ? ListMetrics.refreshArea : 0)
            .overlay(alignment: .top) {
                if isRefreshing { ProgressView().frame(height: ListMetrics.refreshArea) }
            }
    }
}
