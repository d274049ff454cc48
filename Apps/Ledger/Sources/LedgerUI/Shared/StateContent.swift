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
struct StateContent<Content: View>: View {
    private let state: ContextState
    private let message: String?
    private let retry: @MainActor () -> Void
    private let content: Content

    init(
        _ state: ContextState, message: String? = nil, retry: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.state = state
        self.message = message
        self.retry = retry
        self.content = content()
    }

    var body: some View {
        LoadStateView(loadState, message: message, retry: retry) {
            content
        } empty: {
            EmptyView()
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
