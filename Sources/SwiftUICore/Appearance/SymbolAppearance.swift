import CoreGraphics

/// How symbols are made to fit text. Source: the sizes that SF Symbols have beside San Francisco at 17 points, as UIKit and
/// SwiftUI report them; see Scripts/sf-symbol-frames.tsv.
package enum SymbolAppearance {
    /// The grid's side, as a part of the point size, for each image scale. In SF Symbols' templates a circle of medium
    /// scale is as wide as the point size; the other scales are in the proportion of UIKit's.
    static func gridSide(_ scale: Image.Scale) -> CGFloat {
        switch scale {
        case .small: 0.79
        case .medium: 1
        case .large: 1.28
        }
    }

    /// The free room at the sides of a symbol, and above and below it, as a part of the point size, where it is not known.
    static let margin = CGSize(width: 0.094, height: 0.059)

    /// How much more a drawing is scaled along one side than along the other to take the symbol's room. By eye: further stretched
    /// drawings look wrong.
    static let greatestStretch: CGFloat = 1.7

    /// What is left of the foreground in the second level of hierarchical rendering.
    static let secondaryOpacity = 0.5

    /// The layers of a symbol that a variable value lights one after the other.
    struct VariableLayers: Sendable {
        enum Order: Sendable { case outwards, leftToRight }

        var order = Order.outwards
        /// The number of layers that come first and are always lit, as the body of a loudspeaker is.
        var still = 0
    }

    /// What is left of the foreground in layers that a variable value does not light. By eye, beside the pictures in Apple's
    /// "Human Interface Guidelines", SF Symbols, Variable color.
    static let unlitOpacity = 0.3

    /// Source: the symbols that SF Symbols lists under Variable, as far as they are drawn here.
    static func variableLayers(of name: String) -> VariableLayers? {
        if name.contains("slash") || name.contains("exclamationmark") { return nil }
        if name.hasPrefix("speaker.wave") { return VariableLayers(order: .leftToRight, still: 1) }
        if ["cellularbars", "chart.bar", "chart.bar.fill", "waveform"].contains(name) {
            return VariableLayers(order: .leftToRight)
        }
        let outwards = ["wifi", "dot.radiowaves", "antenna.radiowaves", "wave.3", "touchid", "rays"]
        return outwards.contains { name.hasPrefix($0) } ? VariableLayers() : nil
    }

    /// A symbol's own colors in multicolor rendering: that of what is in front, and of what lies around
    /// or behind it.
    struct OwnColors: Sendable {
        var front: Color
        var back: Color

        /// One color for all of a symbol.
        static func all(_ color: Color) -> OwnColors { OwnColors(front: color, back: color) }
    }

    /// The symbol's own colors; nil if it has none, or none that are known. Source: for the triangle Apple's
    /// documentation of `SymbolRenderingMode.multicolor`, for leaf and bin the "Human Interface Guidelines", SF Symbols.
    static func ownColors(of name: String) -> OwnColors? {
        switch name {
        case "exclamationmark.triangle.fill": OwnColors(front: .white, back: .yellow)
        case "leaf", "leaf.fill": .all(.green)
        case "trash.slash", "trash.slash.fill": .all(.red)
        default: customaryColors[name].map(OwnColors.all)
        }
    }

    /// Colors that are published nowhere: those that such symbols are known by.
    private static let customaryColors: [String: Color] = [
        "heart.fill": .red, "star.fill": .yellow, "bolt.fill": .yellow, "sun.min.fill": .yellow,
        "sun.max.fill": .yellow,
    ]

    /// How much wider lines are drawn, in units of the grid. The drawings are a little lighter than SF's regular weight.
    static func boldness(_ weight: Double) -> CGFloat {
        let steps: [(Double, CGFloat)] = [
            (300, 0), (400, 0.18), (500, 0.32), (600, 0.5), (700, 0.7), (800, 0.9), (900, 1.1),
        ]
        guard let upper = steps.firstIndex(where: { $0.0 >= weight }) else { return steps[steps.count - 1].1 }
        if upper == 0 { return steps[0].1 }
        let (a, b) = (steps[upper - 1], steps[upper])
        return a.1 + (b.1 - a.1) * CGFloat((weight - a.0) / (b.0 - a.0))
    }
}
