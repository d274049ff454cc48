import SwiftUI

/// A place for a ship.
public struct Berth: Identifiable, Sendable {
    public let name: String
    public let ship: String?
    public var id: String { name }

    public static let samples = [
        Berth(name: "A1", ship: "Gertrud"), Berth(name: "A2", ship: nil), Berth(name: "B1", ship: "Möwe"),
    ]
}

#Preview("Berth", traits: .sizeThatFitsLayout) {
    Text(verbatim: Berth.samples[0].name).padding()
}
