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

    /// What is left of the foreground in the second level of hierarchical rendering.
    static let secondaryOpacity = 0.5

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
