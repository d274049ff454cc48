import PerchTesting
import SwiftUI
import Testing

@MainActor struct SearchTests {
    private struct Library: View {
        @State var text = ""
        @State var scope = "Titles"
        @State var isPresented = false
        @Environment(\.isSearching) private var isSearching

        var body: some View {
            NavigationStack {
                Results(text: text, scope: scope)
                    .navigationTitle("Library")
                    .searchable(text: $text, isPresented: $isPresented)
                    .searchScopes($scope) {
                        Text("Titles").tag("Titles")
                        Text("Authors").tag("Authors")
                    }
                    .searchSuggestions {
                        if text == "M" { Text("Moby Dick").searchCompletion("Moby") }
                    }
                    .toolbar { Button("Search") { isPresented = true } }
            }
        }
    }

    private struct Results: View {
        let text: String
        let scope: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            Text("\(scope) with “\(text)”\(isSearching ? ", searching" : "")")
            Button("End") { dismissSearch() }
        }
    }

    /// The same search, said around the container as Apple's documentation has it for split views.
    private struct Around: View {
        @State private var text = ""
        @State private var scope = "Titles"
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Results(text: text, scope: scope)
                    Button("Open") { path.append(1) }
                }
                .navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
            .searchable(text: $text, prompt: "Books")
            .searchScopes($scope, activation: .onSearchPresentation) {
                Text("Titles").tag("Titles")
                Text("Authors").tag("Authors")
            }
            .searchSuggestions {
                if text == "M" { Text("Moby Dick").searchCompletion("Moby") }
            }
        }
    }

    @Test func aSearchAroundTheStackIsOnItsFirstPage() {
        let view = render(Around())
        view.searchFields.firstMatch.tap()
        view.button("Authors").tap()
        view.searchFields.firstMatch.type("M")
        view.button("Moby Dick").tap()
        #expect(view.text("Authors with “Moby”, searching").exists)
        view.button("Cancel").tap()
        #expect(view.text("Authors with “”").exists)
        view.button("Open").tap()
        #expect(view.text("Page 1").exists && !view.searchFields.firstMatch.exists)
    }

    @Test func aSearchWithoutAContainerShowsNoField() {
        #expect(!render(Text("Books").searchable(text: .constant(""))).searchFields.firstMatch.exists)
    }

    private func labels(_ view: RenderedView) -> [String] { view.elements.map(\.label) }

    private func view() throws -> RenderedView { try RenderedView(Library(), variant: Variant()) }

    private func begin(_ view: RenderedView) throws {
        let button = try view.element(role: .button, label: "Search")
        view.update { button.activate() }
    }

    private func type(_ text: String, into view: RenderedView) throws {
        let field = try #require(view.elements.first { $0.role == .searchField || $0.role == .textField })
        view.update { field.replaceText(with: text) }
    }

    @Test func theBarMakesRoomForTheFieldWhileSearching() throws {
        let view = try view()
        let before = try #require(view.elements.first { $0.traits.contains(.isSearchField) }).frame
        try begin(view)
        #expect(labels(view).contains("Cancel"))
        #expect(!labels(view).contains("Library"))
        let during = try #require(view.elements.first { $0.traits.contains(.isSearchField) }).frame
        #expect(during.minY < before.minY - 60)
        let cancel = try view.element(label: "Cancel")
        view.update { cancel.activate() }
        #expect(labels(view).contains("Library"))
        #expect(labels(view).contains("Titles with “”"))
    }

    @Test func pagesKnowThatTheyAreSearchedAndCanEndIt() throws {
        let view = try view()
        try begin(view)
        #expect(labels(view).contains("Titles with “”, searching"))
        try type("Ahab", into: view)
        #expect(labels(view).contains("Titles with “Ahab”, searching"))
        let end = try view.element(label: "End")
        view.update { end.activate() }
        #expect(labels(view).contains("Titles with “”"))
    }

    @Test func scopesShowOncePeopleType() throws {
        let view = try view()
        try begin(view)
        #expect(!labels(view).contains("Authors"))
        try type("Ahab", into: view)
        let authors = try view.element(label: "Authors")
        view.update { authors.activate() }
        #expect(labels(view).contains("Authors with “Ahab”, searching"))
    }

    @Test func suggestionsLieOverTheContentAndCompleteTheText() throws {
        let view = try view()
        try begin(view)
        try type("M", into: view)
        #expect(!labels(view).contains("Titles with “M”, searching"))
        let suggestion = try view.element(label: "Moby Dick")
        view.update { suggestion.activate() }
        #expect(labels(view).contains("Titles with “Moby”, searching"))
    }

    @Test func tokensAreAddedBySuggestions() throws {
        struct Token: Identifiable, Equatable {
            let id: String
        }
        struct Screen: View {
            @State var text = "sea"
            @State var tokens: [Token] = []
            @State var isPresented = true
            var body: some View {
                NavigationStack {
                    Text("\(tokens.count) tokens, text “\(text)”")
                        .searchable(text: $text, tokens: $tokens, isPresented: $isPresented) { Text($0.id) }
                        .searchSuggestions {
                            if tokens.isEmpty { Text("Author").searchCompletion(Token(id: "author")) }
                        }
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let suggestion = try view.element(label: "Author")
        view.update { suggestion.activate() }
        #expect(labels(view).contains("1 tokens, text “”"))
        #expect(labels(view).contains("author"))
    }

    @Test func focusIsBound() throws {
        struct Screen: View {
            @State var text = ""
            @FocusState var isFocused: Bool
            var body: some View {
                NavigationStack {
                    Button("Focus \(isFocused)") { isFocused = true }
                        .searchable(text: $text)
                        .searchFocused($isFocused)
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let button = try view.element(label: "Focus false")
        view.update { button.activate() }
        #expect(labels(view).contains("Focus true"))
        #expect(labels(view).contains("Cancel"))
    }

    @Test func tokensCanBeChangedByTheirViews() throws {
        struct Token: Identifiable, Equatable {
            let id: Int
            var name: String
        }
        struct Screen: View {
            @State var text = ""
            @State var tokens = [Token(id: 1, name: "one"), Token(id: 2, name: "two")]
            var body: some View {
                NavigationStack {
                    Text(tokens.map(\.name).joined(separator: " "))
                        .searchable(text: $text, editableTokens: $tokens, prompt: "Find") { $token in
                            Button("Change \(token.name)") { token.name = token.name.uppercased() }
                        }
                }
            }
        }
        let view = try RenderedView(Screen(), variant: Variant())
        let button = try view.element(label: "Change two")
        view.update { button.activate() }
        #expect(labels(view).contains("one TWO"))
    }
}
