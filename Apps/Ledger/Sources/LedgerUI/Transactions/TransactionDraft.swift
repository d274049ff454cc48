import Foundation
import LedgerCore

/// What is typed about a transaction, whether it is new or changed. What is empty is no value; `0` is one.
struct TransactionDraft {
    var source = ""
    var amount = ""
    var date: Date?
    var status: TransactionStatus?
    var purchasedBy: PurchasedBy?
    var type: TransactionType?
    var reimbursement: ReimbursementType?
    var categoryID: String?
    var hasEmailReceipt = false
    var subtotal = ""
    var taxRate = ""
    var notes = ""

    init() {}

    init(_ transaction: Transaction) {
        source = transaction.source ?? ""
        amount = transaction.amountCents.map(CurrencyFormatting.typed) ?? ""
        date = transaction.transactionDate.map(Self.date)
        status = transaction.status
        purchasedBy = transaction.purchasedBy
        type = transaction.transactionType
        reimbursement = transaction.reimbursementType
        categoryID = transaction.budgetCategoryId
        hasEmailReceipt = transaction.hasEmailReceipt == true
        subtotal = transaction.subtotalCents.map(CurrencyFormatting.typed) ?? ""
        taxRate =
            transaction.taxRatePct.map { DisplayFormatting.taxRate($0).filter { $0 != "%" }.trimmedText } ?? ""
        notes = transaction.notes ?? ""
    }

    // MARK: What was typed, as values

    var amountCents: Int? { Self.cents(amount) }
    var subtotalCents: Int? { Self.cents(subtotal) }

    var taxRatePct: Double? {
        taxRate.typedPercent.flatMap { $0.isFinite && (0...100).contains($0) ? $0 : nil }
    }

    /// What stands below a field that cannot be read.
    var amountError: String? { amount.isBlankText || amountCents != nil ? nil : String(localized: "Enter an amount") }
    var subtotalError: String? {
        subtotal.isBlankText || subtotalCents != nil ? nil : String(localized: "Enter an amount")
    }
    var taxRateError: String? {
        taxRate.isBlankText || taxRatePct != nil ? nil : String(localized: "Enter a rate from 0 to 100")
    }
    /// Why it cannot be stored as it is; `nil` if it can.
    var problem: String? {
        amountError ?? subtotalError ?? taxRateError == nil
            ? nil : String(localized: "Correct the fields marked above to continue.")
    }

    /// Amount less subtotal.
    var taxCents: Int? { amountCents.flatMap { amount in subtotalCents.map { amount - $0 } } }

    /// Amounts below zero are in old data, and stay.
    private static func cents(_ text: String) -> Int? {
        let text = text.trimmedText
        if text.hasPrefix("-") { return CurrencyFormatting.typedCents(from: String(text.dropFirst())).map { -$0 } }
        return CurrencyFormatting.typedCents(from: text)
    }

    // MARK: Days

    /// Noon of a day where the person is, which a date picker shows as that day.
    static func date(_ day: CalendarDate) -> Date {
        Calendar.current.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
            ?? .distantPast
    }

    static func day(_ date: Date) -> CalendarDate { CalendarDate(date, in: Calendar.current.timeZone) }

    // MARK: Storing

    /// A transaction with what was typed.
    func applied(to transaction: Transaction) -> Transaction {
        var transaction = transaction
        transaction.source = source.textOrNil
        transaction.amountCents = amountCents
        transaction.transactionDate = date.map(Self.day)
        transaction.status = status
        transaction.purchasedBy = purchasedBy
        transaction.transactionType = type
        transaction.reimbursementType = reimbursement == ReimbursementType.none ? nil : reimbursement
        transaction.budgetCategoryId = categoryID
        if hasEmailReceipt != (transaction.hasEmailReceipt == true) { transaction.hasEmailReceipt = hasEmailReceipt }
        transaction.subtotalCents = subtotalCents
        transaction.taxRatePct = taxRatePct
        transaction.notes = notes.textOrNil
        return transaction
    }
}
