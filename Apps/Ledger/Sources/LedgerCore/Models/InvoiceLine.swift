/// What an invoice charges or credits for one transaction. The line's id is the transaction's.
public struct InvoiceLine: Record, Identifiable {
    public var id: String = ""
    public var date: CalendarDate?
    public var title: String = ""
    public var categoryName: String?
    public var notes: String?
    /// Before markup and tax; below zero for a credit.
    public var amountCents: Int?
    /// The line's part of the markup. `nil` means none.
    public var markupCents: Int?
    /// The line's part of the sales tax. `nil` means none.
    public var taxCents: Int?
    public var items: [InvoicedItem]?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("id", &id)
        try fields.field("date", &date)
        try fields.field("title", &title)
        try fields.field("categoryName", &categoryName)
        try fields.field("notes", &notes)
        try fields.cents("amountCents", &amountCents)
        try fields.cents("markupCents", &markupCents)
        try fields.cents("taxCents", &taxCents)
        try fields.field("items", &items)
    }

    /// With its markup, before tax.
    public var netCents: Int { (amountCents ?? 0) + (markupCents ?? 0) }
}

/// An item below a line of an invoice.
public struct InvoicedItem: Record {
    public var name: String = ""
    /// `nil` for an item without a price.
    public var amountCents: Int?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public init(name: String, amountCents: Int?) {
        self.name = name
        self.amountCents = amountCents
    }

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("name", &name)
        try fields.cents("amountCents", &amountCents)
    }
}

/// Money that a client has paid for an invoice.
public struct InvoicePayment: Record, Identifiable {
    public var id: String = ""
    public var date: CalendarDate?
    public var amountCents: Int?
    /// How it was paid, such as the number of a check.
    public var note: String?
    public var unknownFields: [String: JSONValue] = [:]

    public init() {}

    public init(id: String, date: CalendarDate?, amountCents: Int, note: String? = nil) {
        self.id = id
        self.date = date
        self.amountCents = amountCents
        self.note = note
    }

    public mutating func visit(_ fields: inout some FieldVisitor) throws(FieldError) {
        try fields.field("id", &id)
        try fields.field("date", &date)
        try fields.cents("amountCents", &amountCents)
        try fields.field("note", &note)
    }
}
