import CoreGraphics

/// The room that a symbol of regular weight takes, in units of the grid.
struct SymbolMetrics {
    /// The names of the traits that say it.
    static let traits = ["box", "ink", "rise", "size"]

    /// The size of the image: what is drawn, with the margins around it.
    let box: CGSize
    /// The size of what is drawn.
    private let ink: CGSize
    /// How far the middle of what is drawn lies above the middle of the capitals.
    private let rise: CGFloat

    /// Nil where the symbol's size is not known.
    init?(_ traits: [String: String]) {
        guard let box = Self.size(traits["box"]), let ink = Self.size(traits["ink"]) else { return nil }
        self.box = box
        self.ink = ink
        rise = traits["rise"].flatMap(Double.init).map { CGFloat($0) } ?? 0
    }

    private static func size(_ text: String?) -> CGSize? {
        let sides = text?.split(separator: "x").compactMap { Double($0) } ?? []
        return sides.count == 2 ? CGSize(width: sides[0], height: sides[1]) : nil
    }

    /// Maps a drawing to the symbol's ink. A drawing with other proportions is stretched as far as it bears, and is in the
    /// middle of what it does not fill.
    func fit(_ drawn: CGRect) -> CGAffineTransform? {
        guard drawn.width > 0, drawn.height > 0 else { return nil }
        // Lines are drawn wider by the boldness, half of it on each side.
        let boldness = SymbolAppearance.boldness(Font.Weight.regular.value)
        var (x, y) = (max(1, ink.width - boldness) / drawn.width, max(1, ink.height - boldness) / drawn.height)
        x = min(x, y * SymbolAppearance.greatestStretch)
        y = min(y, x * SymbolAppearance.greatestStretch)
        let middle = SymbolLibrary.grid / 2
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: y, tx: middle - drawn.midX * x, ty: middle - rise - drawn.midY * y)
    }
}
