/// How a budget category counts.
public enum CategoryType: OpenEnum {
    case general, itemized, fee
    case other(String)

    public static let known: [CategoryType] = [.general, .itemized, .fee]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .general: "general"
        case .itemized: "itemized"
        case .fee: "fee"
        case .other(let spelling): spelling
        }
    }

    /// What people read; `nil` for a word that is not known.
    public var label: String? {
        switch self {
        case .general: localized("General")
        case .itemized: localized("Itemized")
        case .fee: localized("Fee")
        case .other: nil
        }
    }
}
