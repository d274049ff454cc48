import Foundation

/// A search field on glass at the bottom of a page: with a button beside it that ends the search, and scopes above it.
struct BottomSearch<Scopes: View, Field: View>: View {
    let state: SearchState
    let look: SearchLook.Bottom
    /// Whether a button represents the field until the user searches.
    let isMinimized: Bool
    let begin: @MainActor () -> Void
    @ViewBuilder let scopes: Scopes
    @ViewBuilder let field: Field

    var body: some View {
        VStack(spacing: SearchBarMetrics.scopesGap) {
            scopes
            if isMinimized, !state.isSearching {
                circle(SearchBarMetrics.symbol, name: NavigationWords.search, action: begin)
            } else {
                HStack(spacing: SearchBarMetrics.cancelGap) {
                    field
                        .dynamicTypeSize(...look.largestTypeSize)
                        .padding(.horizontal, look.fieldInset)
                        .frame(height: look.height)
                        .background(GlassStyle(.regular), in: Capsule(style: .circular))
                    if state.isSearching {
                        circle(SearchBarMetrics.closeSymbol, name: NavigationWords.cancel, action: state.end)
                            .transition(.scale.combined(with: .opacity))
                    }
                }
            }
        }
    }

    private func circle(_ symbol: String, name: String, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol)
                .imageScale(BarMetrics.imageScale)
                .foregroundStyle(SystemBackgrounds.label)
                .frame(width: look.height, height: look.height)
                .background(GlassStyle(.regular), in: Circle())
                .contentShape(Circle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: name))
    }
}

/// What a page's tab, if it is on one, means for its search.
enum PageTab: Hashable {
    /// Whose search field stands under the navigation bar.
    case usual
    /// Whose search field takes the place of the tab bar.
    case search
}

extension EnvironmentValues {
    /// The kind of the tab that the view is on; nil for none.
    @Entry var pageTab: PageTab?
    /// Whether people can type into a search field as soon as it appears.
    @Entry var searchesAtOnce = false
}
