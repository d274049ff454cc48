import SwiftUI

/// A tab of a ``ScrollableTabBar``.
public struct TabBarItem: Identifiable, Hashable, Sendable {
    /// The value of the option.
    public let id: String
    /// The label of the option.
    public let label: String

    /// Creates a tab.
    public init(id: String, label: String) {
        self.id = id
        self.label = label
    }
}

/// A row of scrollable tabs with an underline for the selected tab.
///
/// ```swift
/// ScrollableTabBar(selectedId: $tab, items: [TabBarItem(id: "active", label: "Active")])
/// ```
///
/// The chosen tab is scrolled into view.
public struct ScrollableTabBar: View {
    @Binding private var selectedId: String
    private let items: [TabBarItem]
    @Themed(.ledger) private var theme

    /// Creates a bar.
    ///
    /// - Parameters:
    ///   - selectedId: the chosen tab.
    ///   - items: the tabs.
    public init(selectedId: Binding<String>, items: [TabBarItem]) {
        _selectedId = selectedId
        self.items = items
    }

    public var body: some View {
        ScrollViewReader { reader in
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    ForEach(items) { item in
                        tab(item).id(item.id)
                    }
                }
                .padding(.horizontal, theme.spacing.screen)
            }
            .onAppear { reader.scrollTo(selectedId, anchor: .center) }
            .onChange(of: selectedId) { _, id in
                withAnimation(theme.motion.exchange) { reader.scrollTo(id, anchor: .center) }
            }
        }
        .overlay(alignment: .bottom) { HairLine().allowsHitTesting(false) }
    }

    private func tab(_ item: TabBarItem) -> some View {
        let isSelected = item.id == selectedId
        return Button {
            withAnimation(theme.motion.exchange) { selectedId = item.id }
        } label: {
            Text(item.label)
                .font(isSelected ? theme.fonts.button : theme.fonts.body)
                .foregroundStyle(isSelected ? theme.colors.primary : theme.colors.textSecondary)
                .padding(.horizontal, SegmentMetrics.tabPaddingH)
                .padding(.top, SegmentMetrics.tabPaddingTop)
                .padding(.bottom, SegmentMetrics.tabPaddingBottom)
                .frame(minHeight: .touchTargetMin)
                .overlay(alignment: .bottom) {
                    if isSelected {
                        theme.colors.primary.frame(height: SegmentMetrics.underline)
                    }
                }
        }
        .buttonStyle(.press)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

#Preview {
    @Previewable @State var tab = "items"

    VStack(spacing: Spacing.lg) {
        ScrollableTabBar(
            selectedId: $tab,
            items: ["Budget", "Items", "Transactions", "Spaces", "Accounting"].map {
                TabBarItem(id: $0.lowercased(), label: $0)
            })
        ScrollableTabBar(selectedId: .constant("a"), items: [TabBarItem(id: "a", label: "Active")])
    }
    .background(BrandColors.background)
}
