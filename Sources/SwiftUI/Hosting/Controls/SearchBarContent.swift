import Foundation
import UIKit

/// What a search bar of UIKit's shows: the field of SwiftUI's search.
struct SearchBarContent: View {
    private let text: String
    private let placeholder: String
    private let showsCancel: Bool
    private let isEditing: Bool
    private let ground: Color?
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) {
        self.bar = bar
        text = bar.text ?? ""
        placeholder = bar.placeholder ?? ""
        showsCancel = bar.showsCancelButton
        isEditing = bar.isFirstResponder
        let isBare = bar.searchBarStyle == .minimal || bar.backgroundImage != nil
        ground = isBare ? nil : Color(uiColor: bar.barTintColor ?? .systemGroupedBackground)
    }

    @FocusState private var isFocused: Bool

    var body: some View {
        let bar = bar
        HStack(spacing: SearchBarMetrics.cancelGap) {
            field
            if showsCancel {
                Button(NavigationWords.cancel) { [weak bar] in bar?.cancel() }
            }
        }
        .font(SearchBarMetrics.font)
        .padding(.horizontal, SearchBarMetrics.iconLeading)
        .frame(minHeight: SearchBarMetrics.standaloneHeight)
        .background { if let ground { ground } }
        .onChange(of: isEditing, initial: true) { _, isEditing in isFocused = isEditing }
        .onChange(of: isFocused) { _, isFocused in
            guard let bar, isFocused != bar.isFirstResponder else { return }
            if isFocused { bar.becomeFirstResponder() } else { bar.resignFirstResponder() }
        }
    }

    private var field: some View {
        let bar = bar
        return SearchFieldPlatter(isEmpty: text.isEmpty, clear: { [weak bar] in bar?.write("") }) {
            TextField(placeholder, text: written)
                .focused($isFocused)
                .onSubmit { [weak bar] in bar?.pressReturn() }
                .accessibilityAddTraits(.isSearchField)
        }
    }

    /// The bar's text as it is at any time: who edits it sees at once what a delegate has made of it.
    private var written: Binding<String> {
        Binding(
            get: { [weak bar] in assumeMainActor { bar?.text ?? "" } },
            set: { [weak bar] new in assumeMainActor { bar?.write(new) } })
    }
}
