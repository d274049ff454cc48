import DisplayList
import Foundation

/// Something that is drawn with, and that goes over to another of its kind by steps: a color, a gradient, a shadow.
protocol Blendable: Equatable {
    /// The numbers that are mixed.
    var components: [Double] { get }
    /// Whether there is a way to another value; if there is none it is shown at once.
    func blends(with other: Self) -> Bool
    /// The same thing with other numbers.
    func with(components: inout Components) -> Self
}

/// Numbers that are taken off one by one.
package struct Components {
    private var numbers: ArraySlice<Double>

    package init(_ numbers: [Double]) { self.numbers = numbers[...] }

    package mutating func next() -> Double { numbers.popFirst() ?? 0 }
}

/// A row of numbers. An empty one represents zeros.
package struct ComponentVector: VectorArithmetic {
    package var values: [Double] = []

    package static var zero: ComponentVector { ComponentVector() }

    // What is missing counts as zero, as it does in sums.
    package static func == (a: Self, b: Self) -> Bool { (a - b).values.allSatisfy { $0 == 0 } }

    private static func combined(_ a: Self, _ b: Self, _ operation: (Double, Double) -> Double) -> Self {
        let count = max(a.values.count, b.values.count)
        return ComponentVector(
            values: (0..<count).map {
                operation($0 < a.values.count ? a.values[$0] : 0, $0 < b.values.count ? b.values[$0] : 0)
            })
    }

    package static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
    package static func - (a: Self, b: Self) -> Self { combined(a, b, -) }
    package mutating func scale(by rhs: Double) { for index in values.indices { values[index] *= rhs } }
    package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

// MARK: - What blends

extension RGBA: Blendable {
    // With the color multiplied by the alpha, so that what is clear has no color to come through.
    var components: [Double] {
        [Double(red * alpha), Double(green * alpha), Double(blue * alpha), Double(alpha)]
    }

    func blends(with other: RGBA) -> Bool { true }

    func with(components: inout Components) -> RGBA {
        let (red, green, blue, alpha) = (components.next(), components.next(), components.next(), components.next())
        guard alpha > 1e-6 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        return RGBA(
            red: Float(red / alpha), green: Float(green / alpha), blue: Float(blue / alpha), alpha: Float(min(alpha, 1))
        )
    }
}

extension GradientStop: Blendable {
    var components: [Double] { color.components + [location] }
    func blends(with other: GradientStop) -> Bool { true }
    func with(components: inout Components) -> GradientStop {
        GradientStop(color: color.with(components: &components), location: components.next())
    }
}

extension UnitPoint: Blendable {
    var components: [Double] { [Double(x), Double(y)] }
    func blends(with other: UnitPoint) -> Bool { true }
    func with(components: inout Components) -> UnitPoint { UnitPoint(x: components.next(), y: components.next()) }
}

extension Array: Blendable where Element: Blendable {
    var components: [Double] { flatMap(\.components) }
    func blends(with other: [Element]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.blends(with: $1) }
    }
    func with(components: inout Components) -> [Element] { map { $0.with(components: &components) } }
}

extension Optional: Blendable where Wrapped: Blendable {
    var components: [Double] { self?.components ?? [] }
    func blends(with other: Wrapped?) -> Bool {
        switch (self, other) {
        case (let a?, let b?): a.blends(with: b)
        case (nil, nil): true
        default: false
        }
    }
    func with(components: inout Components) -> Wrapped? { map { $0.with(components: &components) } }
}

extension LayerEffect {
    /// The effect of the same kind that changes nothing; nil for kinds that are not mixed.
    var neutral: LayerEffect? {
        switch self {
        case .opacity: .opacity(1)
        case .blur(_, let opaque): .blur(radius: 0, opaque: opaque)
        case .shadow(var color, _, _, _):
            {
                color.alpha = 0
                return .shadow(color, radius: 0, x: 0, y: 0)
            }()
        case .colorFilter(let filter): filter.neutral.map { .colorFilter($0) }
        default: nil
        }
    }
}

extension ColorFilter {
    fileprivate var neutral: ColorFilter? {
        switch self {
        case .brightness: .brightness(0)
        case .contrast: .contrast(1)
        case .saturation: .saturation(1)
        case .grayscale: .grayscale(0)
        case .hueRotation: .hueRotation(radians: 0)
        case .multiply: .multiply(.white)
        default: nil
        }
    }

    fileprivate var components: [Double] {
        switch self {
        case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount),
            .hueRotation(let amount):
            [amount]
        case .multiply(let color): color.components
        default: []
        }
    }

    fileprivate func with(components: inout Components) -> ColorFilter {
        switch self {
        case .brightness: .brightness(components.next())
        case .contrast: .contrast(components.next())
        case .saturation: .saturation(components.next())
        case .grayscale: .grayscale(components.next())
        case .hueRotation: .hueRotation(radians: components.next())
        case .multiply(let color): .multiply(color.with(components: &components))
        default: self
        }
    }
}

extension LayerEffect: Blendable {
    var components: [Double] {
        switch self {
        case .opacity(let opacity): [opacity]
        case .blur(let radius, _): [radius]
        case .shadow(let color, let radius, let x, let y): color.components + [radius, x, y]
        case .colorFilter(let filter): filter.components
        default: []
        }
    }

    func blends(with other: LayerEffect) -> Bool {
        // Two that are neutral in the same way are of one kind.
        guard let neutral, let otherNeutral = other.neutral else { return self == other }
        return switch (neutral, otherNeutral) {
        case (.shadow, .shadow): true
        default: neutral == otherNeutral
        }
    }

    func with(components: inout Components) -> LayerEffect {
        switch self {
        case .opacity: .opacity(min(max(components.next(), 0), 1))
        case .blur(_, let opaque): .blur(radius: max(0, components.next()), opaque: opaque)
        case .shadow(let color, _, _, _):
            .shadow(
                color.with(components: &components), radius: max(0, components.next()), x: components.next(),
                y: components.next())
        case .colorFilter(let filter): .colorFilter(filter.with(components: &components))
        default: self
        }
    }
}
