import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// A space: its pictures, its notes, the items in it, and its checklists.
struct SpaceDetailScreen: View {
    private let spaceID: String
    @LiveDocument<Space> private var space: Space?
    @State private var isMenuShown = false
    @State private var operation: SpaceOperation?
    @Environment(LedgerEnvironment.self) private var ledger
    @Environment(Navigator.self) private var navigator

    init(spaceID: String) {
        self.spaceID = spaceID
        _space = LiveDocument(spaceID)
    }

    var body: some View {
        StateContent($space.state, message: String(localized: "Loading space..."), retry: $space.retry) {
            if let space {
                SpaceDetailContent(space: space, operation: $operation)
            } else {
                GoneMessage(icon: "square.grid.2x2", kind: .space)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(BrandColors.background)
        .navigationTitle(space.map(SpaceDetailCalculations.displayName) ?? String(localized: "Space"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            if space != nil {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Space Options", systemImage: "ellipsis") { isMenuShown = true }
                }
            }
        }
        .actionMenu(isPresented: $isMenuShown, title: space.map(SpaceDetailCalculations.displayName), items: menu)
        .spaceOperations($operation) { navigator.leave(.space(spaceID)) }
    }

    private var menu: [ActionMenuItem] {
        guard let space else { return [] }
        var items = SpaceMenu.items(role: ledger.role) { operation = SpaceOperation(kind: $0, space: space) }
        items.insert(
            ActionMenuItem(id: "history", label: String(localized: "History"), icon: "clock") {
                navigator.push(.history(.space, key: spaceID))
            }, at: items.count - 1)
        return items
    }
}

private struct SpaceDetailContent: View {
    let space: Space
    @Binding var operation: SpaceOperation?
    @State private var open = SpaceDetailCalculations.Sections()
    @State private var isAddMenuShown = false
    @State private var adding: Adding?
    @Environment(LedgerEnvironment.self) private var ledger
    @OpenContexts private var contexts

    private enum Adding: Identifiable {
        case new, existing
        var id: Self { self }
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.lg) {
                CollapsibleSection(title: String(localized: "Media"), isExpanded: $open.media) {
                    MediaSection(
                        title: String(localized: "Images"), gallery: .space(space.id ?? ""),
                        attachments: space.images ?? [],
                        maximum: Space.maximumImages)
                }
                CollapsibleSection(
                    title: String(localized: "Notes"), isExpanded: $open.notes, onEdit: begin(.editNotes)
                ) {
                    NotesCard(notes: space.notes, onEdit: begin(.editNotes))
                }
                CollapsibleSection(
                    title: String(localized: "Items"), isExpanded: $open.items, badge: "\(items.count)",
                    onAdd: { isAddMenuShown = true }
                ) {
                    SharedItemsList(
                        embedded: items, projectID: space.projectId,
                        emptyMessage: String(localized: "No items in this space"),
                        onAdd: { isAddMenuShown = true })
                }
                CollapsibleSection(
                    title: String(localized: "Checklists"), isExpanded: $open.checklists,
                    badge: "\(space.checklists?.count ?? 0)",
                    onEdit: begin(.editChecklists)
                ) {
                    checklists
                }
            }
            .padding(Spacing.screenPadding)
            .readableWidth()
        }
        .refreshesLedger()
        .actionMenu(
            isPresented: $isAddMenuShown, title: String(localized: "Add Items"),
            items: [
                ActionMenuItem(id: "new", label: String(localized: "New Item"), icon: "plus") { adding = .new },
                ActionMenuItem(id: "existing", label: String(localized: "Existing Items"), icon: "cube.box") {
                    adding = .existing
                },
            ]
        )
        .sheet(item: $adding) { adding in
            switch adding {
            case .new: NewItemSheet(projectID: space.projectId, spaceID: space.id)
            case .existing: AddItemsToSpaceSheet(space: space)
            }
        }
    }

    private var items: [Item] {
        SpaceDetailCalculations.items(contexts.scope(projectID: space.projectId).items, in: space)
    }

    @ViewBuilder private var checklists: some View {
        let checklists = space.checklists ?? []
        if checklists.isEmpty {
            EmptyMessage(
                icon: "checklist", message: String(localized: "No checklists"),
                action: .init(String(localized: "Add a Checklist"), run: begin(.editChecklists)))
        } else {
            VStack(spacing: Spacing.cardListGap) {
                ForEach(checklists) { checklist in ChecklistCard(checklist: checklist, onToggle: toggle) }
            }
        }
    }

    private func begin(_ kind: SpaceOperation.Kind) -> () -> Void {
        { operation = SpaceOperation(kind: kind, space: space) }
    }

    private func toggle(_ item: String) {
        ledger.perform { try $0.spaces.toggleChecklistItem(item, space: space.id ?? "") }
    }
}

#Preview("Space") { PreviewScreen { SpaceDetailScreen(spaceID: PreviewLedger.spaceID) } }

#Preview("Deleted") { PreviewScreen(.empty) { SpaceDetailScreen(spaceID: PreviewLedger.spaceID) } }

#Preview("Loading") { PreviewScreen(.loading) { SpaceDetailScreen(spaceID: PreviewLedger.spaceID) } }

#Preview("Failed") { PreviewScreen(.failed) { SpaceDetailScreen(spaceID: PreviewLedger.spaceID) } }

#Preview("Long words") { PreviewScreen(.long) { SpaceDetailScreen(spaceID: PreviewLedger.spaceID) } }
