import Foundation

/// What a client is asked to pay for a part of a project.
///
/// A draft names transactions, and shows them as they are. Once it is issued, it holds everything that it says, so later
/// changes of items, of the project or of the firm's profile do not change it, and it has a number.
public struct Invoice: Entity {
    public static let kind = EntityKind.invoice

    public var id: String?
    public var projectId: String?
    public var status: InvoiceStatus = .draft
    /// Unlike that of any other invoice of the account, such as `2026-0007`. `nil` for a draft, and for an issued invoice
    /// that its server has not heard of yet.
    public var number: String?
    /// Within what numbers are counted: the year of the date.
    public var series: String?
    public var date: CalendarDate?
    public var dueDate: CalendarDate?
    /// The transactions that a draft is made of.
    public var transactionIds: [String]?
    /// What is added to charges, in percent.
    public var markupPct: Double?
    /// The sales tax, in percent.
    public var taxRatePct: Double?
    public var terms: String?
    public var businessName: String?
    public var businessAddress: String?
    public var logoUrl: String?
    public var projectName: String?
    public var clientName: String?
    public var clientAddress: String?
    /// What an issued invoice charges and credits.
    public var lines: [InvoiceLine]?
    public var subtotalCents: Int?
    public var markupCents: Int?
    public var taxCents: Int?
    public var totalCents: Int?
    public var payments: [InvoicePayment]?
    /// Why an issued invoice does not count any longer.
    public var voidReason: String?
    public var createdBy: String?
    public var createdAt: Date?
    public var updatedAt: Date?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.reference("projectId", &projectId)
        try fields.field("status", &status)
        try fields.field("number", &number)
        try fields.field("series", &series)
        try fields.field("date", &date)
        try fields.field("dueDate", &dueDate)
        try fields.field("transactionIds", &transactionIds)
        try fields.field("markupPct", &markupPct)
        try fields.field("taxRatePct", &taxRatePct)
        try fields.field("terms", &terms)
        try fields.field("businessName", &businessName)
        try fields.field("businessAddress", &businessAddress)
        try fields.field("logoUrl", &logoUrl)
        try fields.field("projectName", &projectName)
        try fields.field("clientName", &clientName)
        try fields.field("clientAddress", &clientAddress)
        try fields.field("lines", &lines)
        try fields.cents("subtotalCents", &subtotalCents)
        try fields.cents("markupCents", &markupCents)
        try fields.cents("taxCents", &taxCents)
        try fields.cents("totalCents", &totalCents)
        try fields.field("payments", &payments)
        try fields.field("voidReason", &voidReason)
        try fields.reference("createdBy", &createdBy)
        try fields.field("createdAt", &createdAt)
        try fields.field("updatedAt", &updatedAt)
    }

    /// What may be edited of a draft. All else is decided by commands.
    static let editableFields: Set<String> = [
        "projectId", "date", "dueDate", "transactionIds", "markupPct", "taxRatePct", "terms", "clientAddress",
        "createdBy", "createdAt", "updatedAt",
    ]
}
