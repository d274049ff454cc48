import DesignSystem
import LedgerStore
import SwiftUI

/// What a screen shows of a context: its content once it is there, else that it is being loaded or why it cannot be.
///
/// ```swift
/// StateContent(context.state, message: "Loading items...", retry: { contexts.reload(projectID: id) }) {
///     ItemsList(context.items)
/// }
/// ```
///
/// What is a list is announced by the shapes of its cards, all else by a spinner with its message.
struct StateContent<Content: View>: View {
    /// What is shown while it is read.
    enum Placeholder {
        case spinner, cards
    }

    private let state: ContextState
    private let message: String
    private let placeholder: Placeholder
    private let retry: @MainActor () -> Void
    private let content: Content

    init(
        _ state: ContextState, message: String, placeholder: Placeholder = .spinner,
        retry: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.state = state
        self.message = message
        self.placeholder = placeholder
        self.retry = retry
        self.content = content()
    }

    var body: some View {
        LoadStateView(loadState, retry: retry) {
            content
        } empty: {
            EmptyView()
        } placeholder: {
            switch placeholder {
            case .spinner: LoadingScreen(message: message)
            case .cards: ListSkeleton(message: message)
            }
        }
    }

    private var loadState: LoadState<Void> {
        switch state {
        case .idle: .loading
        case .loaded: .loaded(())
        case .failed(let reason): .failed(LoadFailure(message: reason))
        }
    }
}
