import SwiftUI

/// The line at the top of item and transaction cards: circle, badges, bookmark and menu.
struct CardHeader<Badges: View>: View {
    let name: String
    let isSelected: Binding<Bool>?
    let bookmarked: Bool
    let onBookmarkPress: (() -> Void)?
    let menuItems: [ActionMenuItem]
    let badges: Badges
    @State private var isMenuShown = false
    @Themed(.ledger) private var theme
    @Environment(\.dynamicTypeSize) private var typeSize

    init(
        name: String, isSelected: Binding<Bool>?, bookmarked: Bool, onBookmarkPress: (() -> Void)?,
        menuItems: [ActionMenuItem], @ViewBuilder badges: () -> Badges
    ) {
        self.name = name
        self.isSelected = isSelected
        self.bookmarked = bookmarked
        self.onBookmarkPress = onBookmarkPress
        self.menuItems = menuItems
        self.badges = badges()
    }

    var body: some View {
        Group {
            if typeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 0) {
                    if isSelected != nil || onBookmarkPress != nil || !menuItems.isEmpty {
                        controls { Spacer(minLength: 0) }
                    }
                    FlowLayout(spacing: theme.spacing.sm) { badges }
                        .padding(.horizontal, theme.spacing.card)
                        .padding(.vertical, theme.spacing.sm)
                }
            } else {
                controls {
                    FlowLayout(spacing: theme.spacing.sm, isTrailing: isSelected != nil) { badges }
                        .padding(.vertical, theme.spacing.sm)
                        .frame(maxWidth: .infinity, alignment: isSelected == nil ? .leading : .trailing)
                }
            }
        }
        // A height that may shrink would take turns with what is below, and cut its words off.
        .fixedSize(horizontal: false, vertical: true)
    }

    /// The buttons of the header, and what stands between them.
    private func controls(@ViewBuilder between: () -> some View) -> some View {
        HStack(spacing: theme.spacing.xs) {
            if let isSelected { selector(isSelected) }
            between()
            if let onBookmarkPress { bookmark(onBookmarkPress) }
            if !menuItems.isEmpty {
                MoreButton { isMenuShown = true }
                    .actionMenu(isPresented: $isMenuShown, title: name, items: menuItems)
            }
        }
        .padding(.leading, isSelected == nil ? theme.spacing.card : theme.spacing.xs)
        .padding(.trailing, onBookmarkPress == nil && menuItems.isEmpty ? theme.spacing.card : theme.spacing.xs)
        .frame(minHeight: .touchTargetMin)
    }

    private func selector(_ isSelected: Binding<Bool>) -> some View {
        Button {
            isSelected.wrappedValue.toggle()
        } label: {
            SelectorCircle(isSelected: isSelected.wrappedValue, indicator: .check)
        }
        .buttonStyle(.press)
        .accessibilityLabel("Select \(name)")
        .accessibilityAddTraits(isSelected.wrappedValue ? .isSelected : [])
    }

    private func bookmark(_ action: @escaping () -> Void) -> some View {
        Button {
            action()
        } label: {
            Image(systemName: bookmarked ? "bookmark.fill" : "bookmark")
                .foregroundStyle(bookmarked ? theme.colors.error.onSoft : theme.colors.primary)
                .touchTarget()
        }
        .buttonStyle(.press)
        .accessibilityLabel(bookmarked ? String(localized: "Remove bookmark") : String(localized: "Add bookmark"))
    }
}
