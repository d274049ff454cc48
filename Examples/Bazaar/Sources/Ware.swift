import UIKit

/// Something that a stall sells.
struct Ware: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    let price: String
    let symbol: String
}

/// A row of stalls.
enum Lane: String, CaseIterable, Sendable {
    case fresh = "Picked for you"
    case crafts = "Crafts"
    case spices = "Spices"

    var color: UIColor {
        switch self {
        case .fresh: .systemGreen
        case .crafts: .systemIndigo
        case .spices: .systemOrange
        }
    }

    var wares: [Ware] {
        let rows: [(String, String, String)] =
            switch self {
            case .fresh:
                [
                    ("Figs", "€3.20", "leaf"), ("Mint", "€1.10", "leaf.fill"), ("Honey", "€7.50", "drop"),
                    ("Dates", "€4.80", "sun.max"),
                ]
            case .crafts:
                [
                    ("Lamp", "€48", "lightbulb"), ("Bowl", "€22", "circle"), ("Rug", "€180", "square"),
                    ("Drum", "€65", "music.note"), ("Purse", "€30", "bag"), ("Book", "€12", "book"),
                ]
            case .spices:
                [("Saffron", "€9.00", "flame"), ("Cumin", "€2.40", "leaf"), ("Sumac", "€3.10", "sparkles")]
            }
        let base = (Lane.allCases.firstIndex(of: self) ?? 0) * 100
        return rows.enumerated().map { Ware(id: base + $0, name: $1.0, price: $1.1, symbol: $1.2) }
    }
}
