/// Where an item is on its way. Written with spaces; read with spaces, hyphens or underscores.
public enum ItemStatus: OpenEnum {
    case toPurchase, purchased, toReturn, returned, sold
    case other(String)

    public static let known: [ItemStatus] = [.toPurchase, .purchased, .toReturn, .returned, .sold]
    public static let exact = spelled(known)

    public var rawValue: String {
        switch self {
        case .toPurchase: "to purchase"
        case .purchased: "purchased"
        case .toReturn: "to return"
        case .returned: "returned"
        case .sold: "sold"
        case .other(let spelling): spelling
        }
    }

    /// What people read; `nil` for a word that is not known.
    public var label: String? {
        switch self {
        case .toPurchase: localized("To Purchase")
        case .purchased: localized("Purchased")
        case .toReturn: localized("To Return")
        case .returned: localized("Returned")
        case .sold: localized("Sold")
        case .other: nil
        }
    }

    /// What forms and menus offer: `sold` is worked out, and turns up in older data.
    public static let offered: [ItemStatus] = [.toPurchase, .purchased, .toReturn, .returned]

    /// Whether the item has left for good.
    public var isTerminal: Bool { self == .returned || self == .sold }
}
