import SwiftUI

/// Constants that describe the kind of a category's costs.
public enum BudgetCategoryKind: Sendable, CaseIterable {
    /// The kinds of budgets: general, itemized, and for incoming fees.
    case general, itemized, fee
}

/// The spent amount of a budget.
public struct BudgetLine: Identifiable, Hashable, Sendable {
    /// The identifier of the line.
    public let id: String
    /// The name of the budget.
    public let name: String
    /// The spent amount, in cents.
    public let spentCents: Int
    /// The budget, in cents. The value 0 means that no budget is set.
    public let budgetCents: Int
    /// The kind of the costs.
    public let kind: BudgetCategoryKind

    /// Creates a line.
    public init(id: String, name: String, spentCents: Int, budgetCents: Int, kind: BudgetCategoryKind = .general) {
        self.id = id
        self.name = name
        self.spentCents = spentCents
        self.budgetCents = budgetCents
        self.kind = kind
    }
}

/// The numbers and words of a budget. The largest amounts overflow nothing.
struct BudgetNumbers {
    let spentCents: Int
    let budgetCents: Int
    var kind = BudgetCategoryKind.general

    /// Exactly all is not over; without a budget nothing is.
    var isOver: Bool { budgetCents > 0 && spentCents > budgetCents }

    /// Of the budget; may be more than 100.
    var percentage: Double { budgetCents > 0 ? Double(spentCents) / Double(budgetCents) * 100 : 0 }

    /// What goes beyond, of the budget; 100 at most.
    var overflowPercentage: Double { isOver ? min(percentage - 100, 100) : 0 }

    var spentLabel: String {
        let spent = Self.dollars(spentCents)
        return kind == .fee ? String(localized: "\(spent) received") : String(localized: "\(spent) spent")
    }

    var remainingLabel: String {
        guard budgetCents > 0 else { return String(localized: "No budget set") }
        let rest = Self.dollars(Self.difference(budgetCents, spentCents))
        if isOver {
            return kind == .fee ? String(localized: "\(rest) over received") : String(localized: "\(rest) over")
        }
        return String(localized: "\(rest) remaining")
    }

    var progressLabel: String {
        String(localized: "Spent \(Self.dollars(spentCents)) of \(Self.dollars(budgetCents))")
    }
    var compactLabel: String { "\(Self.dollars(spentCents)) / \(Self.dollars(budgetCents))" }
    var percentageLabel: String {
        String(localized: "\(Int(max(min(percentage, Double(Int32.max)), -Double(Int32.max)).rounded()))%")
    }

    /// `$10,000`, rounded to whole dollars, a half away from zero. Below zero `-$50`.
    static func dollars(_ cents: Int) -> String {
        let dollars = Int(cents.magnitude / 100 + (2 * (cents.magnitude % 100) >= 100 ? 1 : 0))
        return written(Decimal(cents < 0 ? -dollars : dollars), decimals: 0)
    }

    /// `$1,234.50`. Below zero `-$50.00`.
    static func exact(_ cents: Int) -> String { written(Decimal(cents) / 100, decimals: 2) }

    /// As in the region of the person at the screen.
    private static func written(_ dollars: Decimal, decimals: Int) -> String {
        let style = Decimal.FormatStyle.Currency(code: "USD").presentation(.narrow)
        return String(localized: "\(dollars, format: style.precision(.fractionLength(decimals)))")
    }

    private static func difference(_ a: Int, _ b: Int) -> Int {
        let (value, overflow) = a.subtractingReportingOverflow(b)
        return overflow ? Int.max : Int(clamping: value.magnitude)
    }
}
