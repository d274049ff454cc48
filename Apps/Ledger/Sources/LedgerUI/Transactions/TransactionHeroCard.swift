import DesignSystem
import LedgerCore
import SwiftUI

/// What a transaction is called, what it came to and when, and its badges.
struct TransactionHeroCard: View {
    let transaction: Transaction
    let categories: [BudgetCategory]

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: Spacing.sm) {
                Text(TransactionDisplayCalculations.displayName(transaction))
                    .font(Typography.h2)
                    .accessibilityAddTraits(.isHeader)
                Text(TransactionDisplayCalculations.formattedAmount(transaction))
                    .font(.largeTitle.bold())
                    .minimumScaleFactor(0.5)
                    .lineLimit(1)
                Text(TransactionDisplayCalculations.formattedDate(transaction))
                    .font(Typography.small)
                    .foregroundStyle(ReadableColors.textSecondary)
                if !badges.isEmpty { BadgeRow(badges: badges) }
            }
            .foregroundStyle(BrandColors.textPrimary)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var badges: [TransactionDisplayCalculations.Badge] {
        TransactionDisplayCalculations.badges(
            transaction, categoryName: categories.name(of: transaction.budgetCategoryId))
    }
}

/// The badges of a transaction, on as many lines as they need.
struct BadgeRow: View {
    let badges: [TransactionDisplayCalculations.Badge]

    var body: some View {
        WrappingRow(spacing: Spacing.sm) {
            ForEach(badges, id: \.self) { badge in Badge(text: badge.text, color: Self.color(of: badge.kind)) }
        }
    }

    private static func color(of kind: TransactionDisplayCalculations.Badge.Kind) -> Color? {
        switch kind {
        case .purchase: StatusColors.badgeSuccess
        case .sale: StatusColors.badgeInfo
        case .return: StatusColors.badgeError
        case .reimbursement: StatusColors.badgeWarning
        case .needsReview: StatusColors.badgeNeedsReview
        case .toInventory, .receipt, .category: nil
        }
    }
}

/// Views beside each other, on further lines where they do not fit.
struct WrappingRow: Layout {
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? .infinity
        let places = arrange(subviews, width)
        return CGSize(
            width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (place, subview) in zip(arrange(subviews, bounds.width), subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
                proposal: ProposedViewSize(place.size))
        }
    }

    private func arrange(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
        var (x, y, line) = (CGFloat(0), CGFloat(0), CGFloat(0))
        return subviews.map { subview in
            var size = subview.sizeThatFits(.unspecified)
            size.width = min(size.width, width)
            if x > 0, x + size.width > width {
                x = 0
                y += line + spacing
                line = 0
            }
            defer {
                x += size.width + spacing
                line = max(line, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
