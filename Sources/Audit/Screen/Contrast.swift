import DisplayList
import Foundation

/// The contrast of ink with what is behind it, pixel by pixel.
package struct Contrast: Sendable, Hashable {
    /// From the lowest to the highest; never empty.
    package let ratios: [Double]

    /// - Parameter ratios: in any order; an empty list counts as no contrast.
    package init(_ ratios: [Double]) { self.ratios = ratios.isEmpty ? [1] : ratios.sorted() }

    package var worst: Double { ratios[0] }
    package var median: Double { ratios[ratios.count / 2] }

    /// The part of the ink that has less contrast than required: 0 to 1.
    ///
    /// What rounds to the required number with two decimals has enough.
    package func share(below required: Double) -> Double {
        Double(ratios.prefix { $0 < required - 0.005 }.count) / Double(ratios.count)
    }

    /// The number to show: the only one, or that of the part that is too low.
    package func text(below required: Double) -> String {
        let share = share(below: required)
        guard share > 0, share < 1, worst < median - 0.05 || share < 0.5 else { return Self.number(median) + ":1" }
        return "\(Self.number(worst)):1 at worst and \(Self.number(median)):1 in the middle, "
            + "\(Int((share * 100).rounded())) % of it"
    }

    private static func number(_ ratio: Double) -> String { String(format: "%.3f", ratio) }
}

extension RGBA {
    /// WCAG's relative luminance, 0 for black to 1 for white. Alpha does not count.
    package var luminance: Double {
        func linear(_ component: Float) -> Double {
            let value = Double(min(max(component.isNaN ? 0 : component, 0), 1))
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// WCAG's contrast ratio, 1 to 21.
    package func contrast(with other: RGBA) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// The color that results on an opaque ground.
    package func over(_ ground: RGBA) -> RGBA {
        let alpha = min(max(alpha.isNaN ? 0 : alpha, 0), 1)
        func mix(_ top: Float, _ bottom: Float) -> Float { min(max(top, 0), 1) * alpha + bottom * (1 - alpha) }
        return RGBA(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }
}
