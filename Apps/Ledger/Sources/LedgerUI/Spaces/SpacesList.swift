import DesignSystem
import LedgerCore
import SwiftUI

/// The spaces of a project or, for `nil`, of the inventory.
struct SpacesList: View {
    let projectID: String?
    @State private var query = ""
    @State private var isSearchVisible = false
    @State private var isFormShown = false
    @State private var isMenuShown = false
    /// The space whose menu is shown, or was last.
    @State private var menu: Space?
    @State private var operation: SpaceOperation?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator
    @OpenContexts private var contexts

    init(projectID: String?) { self.projectID = projectID }

    private var scope: ListScope { projectID.map(ListScope.project) ?? .inventory }

    var body: some View {
        let context = contexts.scope(projectID: projectID)
        StateContent(
            context.state, message: String(localized: "Loading spaces..."), placeholder: .cards,
            retry: { contexts.reload(projectID: projectID) }
        ) {
            ScrollView {
                VStack(spacing: Spacing.cardListGap) {
                    controls
                    cards(SpaceListCalculations.cards(context.spaces, items: context.items, query: query))
                }
                .padding(Spacing.screenPadding)
                .readableWidth()
            }
            .refreshesLedger()
        }
        .background(BrandColors.background)
        .sheet(isPresented: $isFormShown) { NewSpaceSheet(projectID: projectID) }
        .actionMenu(
            isPresented: $isMenuShown, title: menu.map(SpaceDetailCalculations.displayName),
            items: menu.map { space in
                SpaceMenu.items(role: ledger.role) { operation = SpaceOperation(kind: $0, space: space) }
            } ?? []
        )
        .spaceOperations($operation)
    }

    private var controls: some View {
        ListControlBar(
            searchText: $query, isSearchVisible: $isSearchVisible,
            actions: [
                ControlAction(
                    id: "search", title: String(localized: "Search"), icon: "magnifyingglass",
                    isActive: isSearchVisible,
                    appearance: .iconOnly
                ) {
                    isSearchVisible.toggle()
                    if !isSearchVisible { query = "" }
                },
                ControlAction(
                    id: "add", title: String(localized: "Add"), variant: .primary, icon: "plus", appearance: .iconOnly,
                    accessibilityLabel: String(localized: "Add")
                ) {
                    isFormShown = true
                },
            ], searchPlaceholder: String(localized: "Search spaces..."))
    }

    @ViewBuilder private func cards(_ cards: [SpaceCardData]) -> some View {
        if cards.isEmpty {
            EmptyMessage(
                icon: "square.grid.2x2",
                message: SpaceListCalculations.emptyText(in: scope, isSearching: !query.isBlankText),
                action: query.isBlankText
                    ? EmptyMessage.Action(String(localized: "Create a Space")) { isFormShown = true }
                    : EmptyMessage.Action(String(localized: "Clear Search")) { query = "" })
        } else {
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: Dimensions.cardMinWidth), spacing: Spacing.cardListGap)],
                spacing: Spacing.cardListGap
            ) {
                ForEach(cards) { card in
                    SpaceCard(
                        space: card.space, itemCount: card.itemCount,
                        onPress: { if let id = card.id { navigator.push(.space(id)) } },
                        onMenuPress: {
                            menu = card.space
                            isMenuShown = true
                        })
                }
            }
        }
    }
}

#Preview("Many") { PreviewScreen { SpacesList(projectID: PreviewLedger.projectID) } }

#Preview("One") { PreviewScreen(.one) { SpacesList(projectID: PreviewLedger.projectID) } }

#Preview("Empty") { PreviewScreen(.empty) { SpacesList(projectID: nil) } }

#Preview("Loading") { PreviewScreen(.loading) { SpacesList(projectID: PreviewLedger.projectID) } }

#Preview("Failed") { PreviewScreen(.failed) { SpacesList(projectID: PreviewLedger.projectID) } }

// audit: off text-truncated - the preview shows how long words are cut
#Preview("Long words") { PreviewScreen(.long) { SpacesList(projectID: PreviewLedger.projectID) } }
