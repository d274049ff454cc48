import DesignSystem
import LedgerCore
import SwiftUI

/// The card of a space. Without `onPress` it takes no taps, so that a navigation link round it gets them.
struct SpaceCard: View {
    let space: Space
    let itemCount: Int
    var showNotes = false
    var onPress: (() -> Void)?
    var onMenuPress: (() -> Void)?
    @Environment(LedgerEnvironment.self) private var ledger

    var body: some View {
        let progress = SpaceListCalculations.progress(space)
        SpaceSummaryCard(
            name: space.name,
            imageUrl: MediaAddresses(ledger.storage).primary(.cover, of: space.images),
            itemCount: itemCount, checklist: (progress.completed, progress.total),
            notes: showNotes ? DisplayFormatting.notesPreview(space.notes) : nil, onPress: onPress,
            onMenuPress: onMenuPress)
    }
}

// audit: off text-truncated - a card shows two lines of the notes
#Preview("Cards") {
    PreviewScreen {
        ScrollView {
            VStack(spacing: Spacing.cardListGap) {
                SpaceCard(space: PreviewSpaces.livingRoom, itemCount: 12, showNotes: true, onMenuPress: {})
                SpaceCard(space: Space(id: "2"), itemCount: 1)
            }
            .padding()
        }
        .background(BrandColors.background)
    }
}
