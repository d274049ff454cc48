import SwiftUI

/// A card of a project, with its picture, name, client, and budgets.
///
/// ``ProjectSummaryCard`` takes plain values; an app's own card for its projects is made of it.
public struct ProjectSummaryCard: View {
    private let name: String?
    private let clientName: String?
    private let imageUrl: String?
    private let budgetPreview: [BudgetLine]
    @Themed(.ledger) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - name: what the project is called; `Project` where it has no name.
    ///   - clientName: whose it is; `No client` where nobody's.
    ///   - imageUrl: where its picture is.
    ///   - budgetPreview: the budgets to show.
    public init(name: String?, clientName: String?, imageUrl: String?, budgetPreview: [BudgetLine] = []) {
        self.name = name
        self.clientName = clientName
        self.imageUrl = imageUrl
        self.budgetPreview = budgetPreview
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            hero
            VStack(alignment: .leading, spacing: theme.spacing.sm) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(name.nonBlank ?? String(localized: "Project"))
                        .font(theme.fonts.subheading)
                        .foregroundStyle(theme.colors.textPrimary)
                    Text(clientName.nonBlank ?? String(localized: "No client"))
                        .font(theme.fonts.small)
                        .foregroundStyle(theme.colors.textSecondary)
                }
                ForEach(budgetPreview) { line in
                    VStack(alignment: .leading, spacing: 0) {
                        Text(line.name)
                            .font(theme.fonts.small)
                            .foregroundStyle(theme.colors.textPrimary)
                        BudgetProgressView(spentCents: line.spentCents, budgetCents: line.budgetCents, compact: true)
                    }
                }
            }
            .padding(theme.spacing.card)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .cardSurface(theme, padding: 0, isPlain: true)
        .accessibilityElement(children: .combine)
    }

    @ViewBuilder private var hero: some View {
        if let imageUrl, !imageUrl.isEmpty {
            Color.clear
                .frame(height: MediaMetrics.hero)
                .overlay { RemoteImage(url: imageUrl) }
                .clipped()
                .accessibilityHidden(true)
        } else {
            theme.colors.surfaceLow
                .frame(height: MediaMetrics.heroPlaceholder)
                .overlay {
                    Text("No image")
                        .font(theme.fonts.small)
                        .foregroundStyle(theme.colors.textSecondary)
                        // Read after the rest.
                        .accessibilitySortPriority(-1)
                }
        }
    }
}

/// A card of a space, with its picture, name, number of items, and progress of its checklists.
public struct SpaceSummaryCard: View {
    private let name: String?
    private let imageUrl: String?
    private let itemCount: Int
    private let checklist: (completed: Int, total: Int)
    private let notes: String?
    private let onPress: (() -> Void)?
    private let onMenuPress: (() -> Void)?
    @Themed(.ledger) private var theme

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - name: what the space is called; `Space` where it has no name.
    ///   - imageUrl: where its picture is.
    ///   - itemCount: how many items it holds.
    ///   - checklist: how much of its checklists is done; nothing shows where they are empty.
    ///   - notes: two lines of notes; nil shows none.
    ///   - onPress: what a tap does; nil takes no taps, so that a navigation link round the card gets them.
    ///   - onMenuPress: what the menu's button does; nil shows none.
    public init(
        name: String?, imageUrl: String?, itemCount: Int, checklist: (completed: Int, total: Int) = (0, 0),
        notes: String? = nil, onPress: (() -> Void)? = nil, onMenuPress: (() -> Void)? = nil
    ) {
        self.name = name
        self.imageUrl = imageUrl
        self.itemCount = itemCount
        self.checklist = checklist
        self.notes = notes
        self.onPress = onPress
        self.onMenuPress = onMenuPress
    }

    public var body: some View {
        ImageCard(imageUrl: imageUrl, onPress: onPress) {
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                Text(name.nonBlank ?? String(localized: "Space"))
                    .font(theme.fonts.subheading)
                    .foregroundStyle(theme.colors.textPrimary)
                    .lineLimit(1)
                Text(itemCount == 1 ? String(localized: "1 item") : String(localized: "\(itemCount) items"))
                    .font(theme.fonts.small)
                    .foregroundStyle(theme.colors.textSecondary)
                if checklist.total > 0 { progress }
                if let notes = notes.nonBlank {
                    Text(notes)
                        .font(theme.fonts.small)
                        .foregroundStyle(theme.colors.textSecondary)
                        .lineLimit(2)
                }
            }
        }
        .overlay(alignment: .topTrailing) {
            if let onMenuPress { MoreButton(action: onMenuPress).padding(theme.spacing.xs) }
        }
    }

    private var progress: some View {
        HStack(spacing: theme.spacing.sm) {
            ProgressBar(
                percentage: Double(checklist.completed) / Double(checklist.total) * 100,
                height: ProgressMetrics.barHeightThin)
            Text("\(checklist.completed)/\(checklist.total)")
                .font(theme.fonts.caption)
                .foregroundStyle(theme.colors.textSecondary)
        }
    }
}

/// The button with three dots, on its own ground.
struct MoreButton: View {
    let action: () -> Void
    @Themed(.ledger) private var theme

    var body: some View {
        Button {
            action()
        } label: {
            Image(systemName: "ellipsis")
                .foregroundStyle(theme.colors.textPrimary)
                .frame(width: ButtonMetrics.heightMenu, height: ButtonMetrics.heightMenu)
                .background(theme.colors.iconButtonFill, in: Circle())
                .touchTarget()
        }
        .buttonStyle(.press)
        .accessibilityLabel("More options")
    }
}

extension Optional<String> {
    /// The text, unless it has nothing but blanks.
    var nonBlank: String? {
        flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
    }
}

#Preview("Projects") {
    VStack(spacing: Spacing.cardListGap) {
        ProjectSummaryCard(
            name: "Lakeside House", clientName: "M. Rivera", imageUrl: nil,
            budgetPreview: [
                BudgetLine(id: "1", name: "Furnishings", spentCents: 120_000, budgetCents: 200_000),
                BudgetLine(id: "2", name: "Install", spentCents: 70_000, budgetCents: 60_000),
            ])
        ProjectSummaryCard(name: " ", clientName: nil, imageUrl: "https://example.com/a.jpg")
    }
    .padding()
    .frame(width: 360)
    .background(BrandColors.background)
}

#Preview("Spaces") {
    VStack(spacing: Spacing.cardListGap) {
        SpaceSummaryCard(
            name: "Living Room", imageUrl: nil, itemCount: 12, checklist: (2, 5), notes: "Rug first.", onPress: {},
            onMenuPress: {})
        SpaceSummaryCard(name: nil, imageUrl: nil, itemCount: 1)
    }
    .padding()
    .frame(width: 360)
    .background(BrandColors.background)
}

#Preview("With a picture") {
    VStack(spacing: Spacing.cardListGap) {
        ProjectSummaryCard(name: "Lakeside House", clientName: "Ada Lovelace", imageUrl: PreviewPicture.morning.url)
        SpaceSummaryCard(name: "Living room", imageUrl: PreviewPicture.night.url, itemCount: 12, checklist: (3, 4))
    }
    .padding()
    .frame(width: 360)
    .background(BrandColors.background)
}
