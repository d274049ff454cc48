import SwiftUI

/// What kind of costs a category gathers.
public enum BudgetCategoryKind: Sendable, CaseIterable {
    /// Any, such that consist of items, or fees that come in.
    case general, itemized, fee
}

/// How much of a budget is spent.
public struct BudgetLine: Identifiable, Hashable, Sendable {
    /// Tells lines apart.
    public let id: String
    /// What the money is for.
    public let name: String
    /// In cents.
    public let spentCents: Int
    /// In cents; 0 where no budget is set.
    public let budgetCents: Int
    /// What kind of costs these are.
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

    var spentLabel: String { "\(Self.dollars(spentCents)) \(kind == .fee ? "received" : "spent")" }

    var remainingLabel: String {
        guard budgetCents > 0 else { return "No budget set" }
        let rest = Self.dollars(Self.difference(budgetCents, spentCents))
        if isOver { return kind == .fee ? "\(rest) over received" : "\(rest) over" }
        return "\(rest) remaining"
    }

    var progressLabel: String { "Spent \(Self.dollars(spentCents)) of \(Self.dollars(budgetCents))" }
    var compactLabel: String { "\(Self.dollars(spentCents)) / \(Self.dollars(budgetCents))" }
    var percentageLabel: String { "\(Int(max(min(percentage, Double(Int32.max)), -Double(Int32.max)).rounded()))%" }

    /// `$10,000`, rounded to whole dollars, a half away from zero. Below zero `-$50`.
    static func dollars(_ cents: Int) -> String {
        let dollars = cents.magnitude / 100 + (2 * (cents.magnitude % 100) >= 100 ? 1 : 0)
        return "\(cents < 0 && dollars > 0 ? "-" : "")$\(number(dollars))"
    }

    /// `$1,234.50`. Below zero `-$50.00`.
    static func exact(_ cents: Int) -> String {
        "\(cents < 0 ? "-" : "")$\(number(cents.magnitude / 100)).\(number(cents.magnitude % 100, digits: 2))"
    }

    private static func number(_ number: UInt, digits: Int = 1) -> String {
        number.formatted(.number.precision(.integerLength(digits...)).locale(Locale(identifier: "en_US")))
    }

    private static func difference(_ a: Int, _ b: Int) -> Int {
        let (value, overflow) = a.subtractingReportingOverflow(b)
        return overflow ? Int.max : Int(clamping: value.magnitude)
    }
}
