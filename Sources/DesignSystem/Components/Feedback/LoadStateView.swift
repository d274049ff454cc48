import SwiftUI

/// Content in whichever state it is: being loaded, empty, failed or there.
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
/// content from before is there it stays, and the failure stands above it.
public struct LoadStateView<Value, Content: View, Empty: View, Placeholder: View>: View {
    private let state: LoadState<Value>
    private let retry: @MainActor () -> Void
    private let content: (Value) -> Content
    private let empty: Empty
    private let placeholder: Placeholder
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
            case .empty:
                empty.frame(maxWidth: .infinity, maxHeight: .infinity)
            case .failed(let failure):
                ErrorRetryView(message: failure.message, onRetry: retry, isOffline: failure.isOffline)
            case .loaded(let value, let refresh):
                content(value)
                    .safeAreaInset(edge: .top, spacing: 0) {
                        if case .failed(let failure) = refresh { banner(failure) }
                    }
            }
        }
        .animation(theme.motion.exchange, value: phase)
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
        case .empty: .empty
        case .failed: .failed
        case .loaded(_, .failed): .outdated
        case .loaded: .loaded
        }
    }
}

extension LoadStateView where Placeholder == LoadingScreen {
    /// Creates a view of a state, with a spinner while it is loaded for the first time.
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

/// What a ``Loader`` loads, in whichever state it is. It is loaded when the view appears and by pulling the content down;
/// when the view goes away, loading is cancelled.
public struct LoaderView<Value, Content: View, Empty: View, Placeholder: View>: View {
    private let loader: Loader<Value>
    private let content: (Value) -> Content
    private let empty: Empty
    private let placeholder: Placeholder
    @State private var attempt = 0

    /// Creates a view of what a loader loads.
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
        LoadStateView(loader.state, retry: { [attempt = $attempt] in attempt.wrappedValue += 1 }) { [loader] value in
            content(value).refreshable { await loader.refresh() }
        } empty: {
            empty
        } placeholder: {
            placeholder
        }
        .task(id: attempt) { [loader] in await loader.refresh() }
    }
}

extension LoaderView where Placeholder == LoadingScreen {
    /// Creates a view of what a loader loads, with a spinner while it is loaded for the first time.
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

#Preview("Empty") { PreviewState(state: .empty) }

#Preview("Failed") { PreviewState(state: .failed(LoadFailure(message: "Couldn't load items."))) }

#Preview("Offline") {
    PreviewState(state: .failed(LoadFailure(message: "Couldn't load items.", isOffline: true)))
}

#Preview("Loaded") { PreviewState(state: .loaded(["Lounge chair", "Floor lamp"])) }

#Preview("Loaded, refreshing failed") {
    PreviewState(state: .loaded(["Lounge chair", "Floor lamp"], .failed(LoadFailure(message: "Sync failed."))))
}
