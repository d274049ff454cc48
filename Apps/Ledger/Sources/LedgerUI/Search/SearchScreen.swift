import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// Searches the whole account: items, transactions and spaces of all projects and of the inventory.
struct SearchScreen: View {
    @State private var query: String
    @State private var model = SearchModel()
    @AppStorage(SearchModel.selectedTabKey) private var tab = SearchModel.Tab.items.rawValue
    @Live<SearchableChangesQuery> private var changes: Int?
    @FocusState private var isFocused: Bool
    @Environment(LedgerEnvironment.self) private var ledger

    /// - Parameter query: what is searched for at first.
    init(query: String = "") {
        _query = State(initialValue: query)
        _changes = Live { SearchableChangesQuery(accountID: $0) }
    }

    var body: some View {
        VStack(spacing: Spacing.none) {
            SearchField(text: $query, isFocused: $isFocused)
                .padding(Spacing.screenPadding)
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(BrandColors.background)
        .navigationTitle("Search")
        .onAppear { if model.searched == nil { model.begin(with: query, in: ledger) } }
        .task(id: query) {
            // What was typed is searched once nothing more has been typed for a while; emptied, at once.
            if !query.isBlankText, query.trimmedText != model.searched {
                guard (try? await Task.sleep(for: SearchModel.debounce)) != nil else { return }
            }
            await model.search(query, in: ledger)
        }
        .task {
            guard query.isEmpty, (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
            isFocused = true
        }
        // What anybody changes shows at once.
        .task(id: changes) { await model.refresh(in: ledger) }
    }

    @ViewBuilder private var content: some View {
        if let failure = model.failure {
            ErrorRetryView(
                message: failure.message, onRetry: { Task { await model.search(query, in: ledger) } },
                isOffline: failure.isOffline)
        } else if model.searched == nil {
            EmptyMessage(icon: "magnifyingglass", message: String(localized: "Start typing to search"))
                .frame(maxHeight: .infinity)
        } else {
            SearchResultsView(model: model, tab: $tab) { query = "" }
        }
    }
}

/// The field at the top of the search.
private struct SearchField: View {
    @Binding var text: String
    var isFocused: FocusState<Bool>.Binding

    private var prompt: String { String(localized: "Search items, transactions, spaces...") }

    var body: some View {
        HStack(spacing: Spacing.sm) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(ReadableColors.textTertiary)
                .accessibilityHidden(true)
            TextField(prompt, text: $text, prompt: Text(prompt).foregroundStyle(ReadableColors.textTertiary))
                .font(Typography.input)
                .foregroundStyle(BrandColors.textPrimary)
                .autocorrectionDisabled()
                .textInputAutocapitalization(.never)
                .focused(isFocused)
                .accessibilityLabel("Search")
                .accessibilityAddTraits(.isSearchField)
            if !text.isEmpty {
                IconButton(icon: "xmark.circle.fill", label: String(localized: "Clear search")) { text = "" }
                    .padding(.vertical, -Spacing.sm)
                    .padding(.trailing, -Spacing.md)
            }
        }
        .padding(.horizontal, Spacing.md)
        .frame(minHeight: .touchTargetMin)
        .background(BrandColors.inputBackground, in: shape)
        .overlay {
            shape.strokeBorder(BrandColors.border, lineWidth: Dimensions.borderWidth).allowsHitTesting(false)
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Dimensions.inputRadius) }
}

#Preview("At first") { PreviewScreen { SearchScreen() } }

#Preview("Results") { PreviewScreen { SearchScreen(query: "a") } }

// audit: off text-truncated - the preview shows how long words are cut
#Preview("Long words") { PreviewScreen(.long) { SearchScreen(query: "a") } }

#Preview("Nothing found") { PreviewScreen { SearchScreen(query: "zzz") } }

#Preview("Failed") { PreviewScreen(.failed) { SearchScreen(query: "a") } }
