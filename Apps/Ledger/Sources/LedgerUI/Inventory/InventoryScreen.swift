import DesignSystem
import SwiftUI

/// What belongs to the business and to no project: items, transactions, spaces. The tab is remembered.
struct InventoryScreen: View {
    @AppStorage("inventorySelectedTab") private var selected = 0

    private enum Tab: Int, CaseIterable {
        case items, transactions, spaces

        var title: String {
            switch self {
            case .items: String(localized: "Items")
            case .transactions: String(localized: "Transactions")
            case .spaces: String(localized: "Spaces")
            }
        }
    }

    var body: some View {
        VStack(spacing: Spacing.none) {
            ScrollableTabBar(
                selectedId: Binding(
                    get: { String(tab.rawValue) },
                    set: { selected = Int($0) ?? 0 }),
                items: Tab.allCases.map { TabBarItem(id: String($0.rawValue), label: $0.title) })
            switch tab {
            case .items: SharedItemsList(scope: .inventory)
            case .transactions:
                SharedTransactionsList(projectID: nil, emptyMessage: String(localized: "No inventory transactions yet"))
            case .spaces: SpacesList(projectID: nil)
            }
        }
        .background(BrandColors.background)
        .navigationTitle("Inventory")
    }

    /// The remembered tab; the first where that is none.
    private var tab: Tab { Tab(rawValue: selected) ?? .items }
}

#Preview("Many") { PreviewScreen { InventoryScreen() } }

#Preview("One") { PreviewScreen(.stock) { InventoryScreen() } }

#Preview("Empty") { PreviewScreen(.empty) { InventoryScreen() } }

#Preview("Loading") { PreviewScreen(.loading) { InventoryScreen() } }

#Preview("Failed") { PreviewScreen(.failed) { InventoryScreen() } }
