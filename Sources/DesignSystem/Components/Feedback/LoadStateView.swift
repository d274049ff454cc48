import SwiftUI

/// A view that shows content in its state: loading, empty, failed, or loaded.
///
/// ```swift
/// LoadStateView(state, retry: { reload() }) { items in
///     ItemsList(items)
/// } empty: {
///     ContentUnavailableView("No Items", systemImage: "shippingbox")
/// } placeholder: {
///     ItemsList(.samples).skeleton()
/// }
/// ```
///
/// What is quick shows no loader: the placeholder waits for 300 ms. Every failure has a button that tries again; where
/// content from before is there it stays, and the failure stands above it, or a mark that tells of a new attempt.
public struct LoadStateView<Value, Content: View, Empty: View, Placeholder: View>: View {
    private let state: LoadState<Value>
    private let retry: @MainActor () -> Void
    private let content: (Value) -> Content
    private let empty: Empty
    private let placeholder: Placeholder
    /// Whether it tells of content being loaded again; false if something else does.
    fileprivate var tellsOfRefreshing = true
    @Themed(.ledger) private var theme

    /// Creates a view of a state.
    ///
    /// - Parameters:
    ///   - state: how far the content has come.
    ///   - retry: tries again after a failure.
    ///   - content: the content once it is there.
    ///   - empty: what shows when there is nothing; it should say how to change that.
    ///   - placeholder: what shows while it is loaded for the first time.
    public init(
        _ state: LoadState<Value>, retry: @escaping @MainActor () -> Void,
        @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder empty: () -> Empty,
        @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.state = state
        self.retry = retry
        self.content = content
        self.empty = empty()
        self.placeholder = placeholder()
    }

    public var body: some View {
        ZStack {
            switch state {
            case .loading:
                DelayedAppearance { placeholder }
            case .empty(let refresh):
                tell(refresh, above: empty.frame(maxWidth: .infinity, maxHeight: .infinity))
            case .failed(let failure):
                ErrorRetryView(message: failure.message, onRetry: retry, isOffline: failure.isOffline)
            case .loaded(let value, let refresh):
                tell(refresh, above: content(value))
            }
        }
        .animation(theme.motion.exchange, value: phase)
    }

    private func tell(_ refresh: LoadRefresh, above content: some View) -> some View {
        content
            .safeAreaInset(edge: .top, spacing: 0) {
                if case .failed(let failure) = refresh { banner(failure) }
            }
            .overlay(alignment: .top) {
                if refresh == .refreshing, tellsOfRefreshing {
                    DelayedAppearance { RefreshMark(theme: theme) }
                }
            }
    }

    private func banner(_ failure: LoadFailure) -> some View {
        StatusBanner(message: failure.message, variant: failure.isOffline ? .warning : .error) {
            Button("Try Again", action: retry)
        }
        .padding(.horizontal, theme.spacing.screen)
        .padding(.vertical, theme.spacing.sm)
    }

    /// Which of the states it is, without what is in it.
    private enum Phase {
        case loading, empty, failed, loaded, outdated
    }

    private var phase: Phase {
        switch state {
        case .loading: .loading
        case .failed: .failed
        case .empty(.failed), .loaded(_, .failed): .outdated
        case .empty: .empty
        case .loaded: .loaded
        }
    }
}

extension LoadStateView where Placeholder == LoadingScreen {
    /// Creates a view of a state, with a spinner during the first loading.
    ///
    /// - Parameters:
    ///   - state: how far the content has come.
    ///   - message: what is going on while it is loaded; nil shows only the spinner.
    ///   - retry: tries again after a failure.
    ///   - content: the content once it is there.
    ///   - empty: what shows when there is nothing; it should say how to change that.
    public init(
        _ state: LoadState<Value>, message: String? = nil, retry: @escaping @MainActor () -> Void,
        @ViewBuilder content: @escaping (Value) -> Content, @ViewBuilder empty: () -> Empty
    ) {
        self.init(state, retry: retry, content: content, empty: empty) { LoadingScreen(message: message) }
    }
}

/// Tells that content which is there is loaded again; it takes no room from the content.
private struct RefreshMark: View {
    let theme: Theme

    var body: some View {
        HStack(spacing: theme.spacing.sm) {
            ProgressView().controlSize(.small)
            Text("Updating…").font(theme.fonts.caption)
        }
        .foregroundStyle(theme.colors.textSecondary)
        .padding(.horizontal, theme.spacing.md)
        .padding(.vertical, theme.spacing.sm)
        .background(theme.colors.surface, in: Capsule())
        .overlay { Capsule().strokeBorder(theme.colors.border, lineWidth: theme.lines.border) }
        .padding(.top, theme.spacing.sm)
        .allowsHitTesting(false)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Updating")
        .accessibilityAddTraits(.updatesFrequently)
    }
}

/// A view that shows the content of a ``Loader`` in its current state. It loads the content when it appears and when
/// the user pulls down. It cancels loading when it disappears.
///
/// What is in it can ask for another attempt as well, by `refresh` in its environment.
public struct LoaderView<Value, Content: View, Empty: View, Placeholder: View>: View {
    private let loader: Loader<Value>
    private let content: (Value) -> Content
    private let empty: Empty
    private let placeholder: Placeholder
    @State private var attempt = 0
    @State private var isPulled = false

    /// Creates a view of the content of a loader.
    ///
    /// - Parameters:
    ///   - loader: what loads it.
    ///   - content: the content once it is there.
    ///   - empty: what shows when there is nothing; it should say how to change that.
    ///   - placeholder: what shows while it is loaded for the first time.
    public init(
        _ loader: Loader<Value>, @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder empty: () -> Empty, @ViewBuilder placeholder: () -> Placeholder
    ) {
        self.loader = loader
        self.content = content
        self.empty = empty()
        self.placeholder = placeholder()
    }

    public var body: some View {
        LoadStateView(loader.state, retry: { [attempt = $attempt] in attempt.wrappedValue += 1 }) { value in
            content(value)
        } empty: {
            PullableSpace { empty }
        } placeholder: {
            placeholder
        }
        // A pull has its own spinner.
        .tellingOfRefreshing(!isPulled)
        .refreshable { @MainActor [loader, isPulled = $isPulled] in
            isPulled.wrappedValue = true
            await loader.refresh()
            isPulled.wrappedValue = false
        }
        .task(id: attempt) { await loader.refresh() }
    }
}

extension LoadStateView {
    fileprivate func tellingOfRefreshing(_ tells: Bool) -> LoadStateView {
        var view = self
        view.tellsOfRefreshing = tells
        return view
    }
}

/// Content that does not scroll, in a scroll view that can be pulled down.
private struct PullableSpace<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.refresh) private var refresh

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                content.frame(maxWidth: .infinity, minHeight: geometry.size.height)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityAction(named: "Refresh") {
            Task { [refresh] in await refresh?() }
        }
    }
}

extension LoaderView where Placeholder == LoadingScreen {
    /// Creates a view of the content of a loader, with a spinner during the first loading.
    ///
    /// - Parameters:
    ///   - loader: what loads it.
    ///   - message: what is going on while it is loaded; nil shows only the spinner.
    ///   - content: the content once it is there.
    ///   - empty: what shows when there is nothing; it should say how to change that.
    public init(
        _ loader: Loader<Value>, message: String? = nil, @ViewBuilder content: @escaping (Value) -> Content,
        @ViewBuilder empty: () -> Empty
    ) {
        self.init(loader, content: content, empty: empty) { LoadingScreen(message: message) }
    }
}

private struct PreviewState: View {
    let state: LoadState<[String]>

    var body: some View {
        LoadStateView(state, message: "Loading items...", retry: {}) { names in
            List(names, id: \.self) { Text($0) }
        } empty: {
            ContentUnavailableView(
                "No Items", systemImage: "shippingbox", description: Text("Add the first one to begin."))
        }
        .frame(height: 320)
        .background(BrandColors.background)
    }
}

#Preview("Loading, before 300 ms") { PreviewState(state: .loading) }

#Preview("Loading, after 300 ms") { PreviewState(state: .loading).environment(\.loaderDelay, 0) }

#Preview("Empty") { PreviewState(state: .empty()) }

#Preview("Failed") { PreviewState(state: .failed(LoadFailure(message: "Couldn't load items."))) }

#Preview("Offline") {
    PreviewState(state: .failed(LoadFailure(message: "Couldn't load items.", isOffline: true)))
}

#Preview("Loaded") { PreviewState(state: .loaded(["Lounge chair", "Floor lamp"])) }

#Preview("Loaded, refreshing") {
    PreviewState(state: .loaded(["Lounge chair", "Floor lamp"], .refreshing)).environment(\.loaderDelay, 0)
}

#Preview("Loaded, refreshing failed") {
    PreviewState(state: .loaded(["Lounge chair", "Floor lamp"], .failed(LoadFailure(message: "Sync failed."))))
}
