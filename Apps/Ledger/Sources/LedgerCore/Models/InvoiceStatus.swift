/// How far an invoice has come. Whether it is paid or overdue follows from its payments and the day.
public enum InvoiceStatus: OpenEnum {
    case draft, issued, void
    case other(String)

    public static let known: [InvoiceStatus] = [.draft, .issued, .void]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .draft: "draft"
        case .issued: "issued"
        case .void: "void"
        case .other(let spelling): spelling
        }
    }

    /// What people read; `nil` for a word that is not known.
    public var label: String? {
        switch self {
        case .draft: localized("Draft")
        case .issued: localized("Issued")
        case .void: localized("Void")
        case .other: nil
        }
    }
}
