import Foundation

/// What invoices say and what they come to, to the cent.
public enum InvoiceCalculations {
    // MARK: Lines

    /// The lines that a project has to offer, oldest first: charges above zero, credits below.
    ///
    /// - Parameter invoices: those of the project. What is on an issued one is not offered again.
    public static func offered(
        transactions: [Transaction], items: [Item], categories: [BudgetCategory], invoices: [Invoice]
    ) -> [InvoiceLine] {
        let taken = Set(invoices.filter { $0.status == .issued }.flatMap { $0.lines ?? [] }.map(\.id))
        let open = ReportAggregationCalculations.invoice(
            transactions: transactions.filter { !taken.contains($0.id ?? "") }, items: items, categories: categories)
        return (open.charges.map { line($0, sign: 1) } + open.credits.map { line($0, sign: -1) })
            .enumerated().sorted { left, right in
                let days = (left.element.date?.daysSince1970 ?? 0, right.element.date?.daysSince1970 ?? 0)
                return days.0 == days.1 ? left.offset < right.offset : days.0 < days.1
            }.map(\.element)
    }

    private static func line(_ line: ReportAggregationCalculations.InvoiceLine, sign: Int) -> InvoiceLine {
        var copy = InvoiceLine()
        copy.id = line.id ?? ""
        copy.date = line.date
        copy.title = line.displayName
        copy.categoryName = line.categoryName
        copy.notes = line.notes
        copy.amountCents = sign * line.amountCents
        copy.items =
            line.items.isEmpty
            ? nil
            : line.items.map {
                InvoicedItem(name: $0.name, amountCents: $0.isMissingPrice ? nil : sign * ($0.projectPriceCents ?? 0))
            }
        return copy
    }

    /// An invoice with everything that it says: a draft as it would be issued now, an issued one as it is.
    ///
    /// - Parameter offered: the lines of its project; see ``offered(transactions:items:categories:invoices:)``.
    public static func filled(
        _ invoice: Invoice, project: Project?, business: BusinessProfile?, offered: [InvoiceLine]
    ) -> Invoice {
        guard invoice.status == .draft else { return invoice }
        var filled = invoice
        filled.businessName = business?.name.nonBlank
        filled.businessAddress = business?.address.nonBlank
        filled.logoUrl = business?.logoUrl.nonBlank
        filled.projectName = project.map(ProjectListCalculations.displayName)
        filled.clientName = project.map(ProjectListCalculations.displayClient)
        let chosen = Set(invoice.transactionIds ?? [])
        let lines = priced(
            offered.filter { chosen.contains($0.id) }, markupPct: invoice.markupPct, taxRatePct: invoice.taxRatePct)
        let totals = totals(lines)
        filled.lines = lines
        filled.subtotalCents = totals.subtotalCents
        filled.markupCents = totals.markupCents
        filled.taxCents = totals.taxCents
        filled.totalCents = totals.totalCents
        return filled
    }

    // MARK: Sums

    /// What the lines of an invoice come to.
    public struct Totals: Hashable, Sendable {
        /// Charges less credits.
        public var subtotalCents = 0
        public var markupCents = 0
        public var taxCents = 0
        public var totalCents: Int { subtotalCents + markupCents + taxCents }
    }

    /// The lines with their parts of markup and tax. Markup is added to charges only; tax is on charges with their markup,
    /// less credits.
    public static func priced(_ lines: [InvoiceLine], markupPct: Double?, taxRatePct: Double?) -> [InvoiceLine] {
        var lines = lines
        let markups = shares(of: lines.map { max($0.amountCents ?? 0, 0) }, percent: markupPct)
        for (index, cents) in markups.enumerated() { lines[index].markupCents = cents == 0 ? nil : cents }
        let taxes = shares(of: lines.map(\.netCents), percent: taxRatePct)
        for (index, cents) in taxes.enumerated() { lines[index].taxCents = cents == 0 ? nil : cents }
        return lines
    }

    public static func totals(_ lines: [InvoiceLine]) -> Totals {
        lines.reduce(into: Totals()) { totals, line in
            totals.subtotalCents += line.amountCents ?? 0
            totals.markupCents += line.markupCents ?? 0
            totals.taxCents += line.taxCents ?? 0
        }
    }

    /// A percentage of each amount, in whole cents that add up to the percentage of the sum.
    ///
    /// Each share is rounded down first. The cents that are missing then go to the shares that lost most, the first of
    /// equal ones. The sum is rounded to the nearest cent, a half away from zero.
    public static func shares(of amounts: [Int], percent: Double?) -> [Int] {
        let rate = thousandths(percent)
        guard rate != 0 else { return amounts.map { _ in 0 } }
        var shares: [Int] = []
        var remainders: [Int] = []
        for amount in amounts {
            // The product of the largest amount, with its markup, and the largest rate is wider than an integer.
            let (quotient, remainder) = whole.dividingFullWidth(amount.multipliedFullWidth(by: rate))
            shares.append(remainder < 0 ? quotient - 1 : quotient)
            remainders.append(remainder < 0 ? remainder + whole : remainder)
        }
        let (full, rest) = remainders.reduce(0, +).quotientAndRemainder(dividingBy: whole)
        let isBelowZero = shares.reduce(0, +) + full < 0
        let missing = full + (rest * 2 > whole || (rest * 2 == whole && !isBelowZero) ? 1 : 0)
        let most = remainders.indices.sorted {
            remainders[$0] == remainders[$1] ? $0 < $1 : remainders[$0] > remainders[$1]
        }
        for index in most.prefix(missing) { shares[index] += 1 }
        return shares
    }

    /// A percentage in thousandths of a percent, so that shares are exact; nothing for what is no percentage.
    private static func thousandths(_ percent: Double?) -> Int {
        guard let percent, percents.contains(percent) else { return 0 }
        return Int((percent * 1000).rounded())
    }

    /// A hundred percent, in thousandths of a percent.
    private static let whole = 100_000

    /// What a markup and a tax may be.
    public static let percents = 0.0...1000.0

    // MARK: Payments

    public static func paidCents(_ invoice: Invoice) -> Int {
        (invoice.payments ?? []).reduce(0) { $0 + ($1.amountCents ?? 0) }
    }

    /// What is still to be paid; below zero if too much was.
    public static func balanceCents(_ invoice: Invoice) -> Int { (invoice.totalCents ?? 0) - paidCents(invoice) }

    /// How an invoice stands on a day.
    public enum Standing: Hashable, Sendable, CaseIterable {
        case draft, open, overdue, paid, void

        public var label: String {
            switch self {
            case .draft: localized("Draft")
            case .open: localized("Unpaid")
            case .overdue: localized("Overdue")
            case .paid: localized("Paid")
            case .void: localized("Void")
            }
        }
    }

    public static func standing(_ invoice: Invoice, on today: CalendarDate) -> Standing {
        switch invoice.status {
        case .draft: .draft
        case .void: .void
        case .issued, .other:
            if balanceCents(invoice) <= 0 {
                .paid
            } else if let due = invoice.dueDate, due < today {
                .overdue
            } else {
                .open
            }
        }
    }

    // MARK: Numbers

    /// The number after all that were given in a year. Void invoices keep theirs, and issued ones cannot be deleted, so no
    /// number is given twice.
    public static func nextNumber(in series: String, after known: [Invoice]) -> String {
        let last = known.compactMap { count($0.number, in: series) }.max() ?? 0
        let digits = "\(last + 1)"
        return "\(series)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
    }

    private static func count(_ number: String?, in series: String) -> Int? {
        guard let number, number.hasPrefix("\(series)-") else { return nil }
        return Int(number.dropFirst(series.count + 1))
    }

    /// What an invoice is called in lists.
    public static func displayName(_ invoice: Invoice) -> String {
        if let number = invoice.number { return localized("Invoice \(number)") }
        return invoice.status == .draft ? localized("Draft Invoice") : localized("Invoice, number to follow")
    }

    // MARK: Forms

    /// What is wrong with a draft, in the order of the fields.
    public static func validate(
        date: CalendarDate?, dueDate: CalendarDate?, markupPct: Double?, taxRatePct: Double?
    ) -> [ValidationError] {
        var errors: [ValidationError] = []
        if date == nil { errors.append(ValidationError("date", localized("Date is required"))) }
        if let date, let dueDate, dueDate < date {
            errors.append(ValidationError("dueDate", localized("Due date must not be before the date")))
        }
        for (field, percent) in [("markup", markupPct), ("taxRate", taxRatePct)] {
            guard let percent, !percents.contains(percent) else { continue }
            errors.append(ValidationError(field, localized("Enter a percentage from 0 to 1000")))
        }
        return errors
    }

    /// What is wrong with a payment.
    public static func validate(_ payment: InvoicePayment) -> [ValidationError] {
        guard let cents = payment.amountCents, cents > 0 else {
            return [ValidationError("amount", localized("Enter an amount above zero"))]
        }
        return payment.date == nil ? [ValidationError("date", localized("Date is required"))] : []
    }
}
