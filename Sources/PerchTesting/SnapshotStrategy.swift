import Foundation

/// The form in which a snapshot stores a view.
public struct SnapshotStrategy: Sendable {
    enum Kind: Sendable {
        case image(tolerance: Double)
        case strip(Strip, tolerance: Double)
        case pdf, svg, tree, accessibility
    }

    let kind: Kind
    let variant: Variant

    /// The color distance (CIE76) below which people cannot distinguish colors.
    public static let imperceptible = 2.3

    /// Returns a strategy that compares pictures. Pixels count as different if the CIE76 distance of their colors is
    /// larger than `tolerance`.
    public static func image(_ variant: Variant = .component, tolerance: Double = imperceptible)
        -> SnapshotStrategy
    {
        SnapshotStrategy(kind: .image(tolerance: tolerance), variant: variant)
    }

    /// Returns a strategy that compares a picture of the view on a canvas, in an appearance.
    public static func image(
        layout: CanvasLayout = .sizeThatFits, scheme: Scheme = .light, typeSize: TypeSize = .large,
        tolerance: Double = imperceptible
    ) -> SnapshotStrategy {
        var variant = Variant.component
        variant.layout = layout
        variant.scheme = scheme
        variant.typeSize = typeSize
        return .image(variant, tolerance: tolerance)
    }

    /// Returns a strategy that compares pictures of several moments side by side, beginning with the first frame.
    ///
    /// The strip contains the first and the last moment of the range. Time is stepped, so the test does not wait.
    public static func strip(
        _ range: ClosedRange<TimeInterval>, frames: Int = 8, _ variant: Variant = .component,
        tolerance: Double = imperceptible
    ) -> SnapshotStrategy {
        SnapshotStrategy(kind: .strip(Strip(range, frames: frames), tolerance: tolerance), variant: variant)
    }

    /// Returns a strategy that compares a PDF with real text and vector shapes byte by byte.
    public static func pdf(_ variant: Variant = .component) -> SnapshotStrategy {
        SnapshotStrategy(kind: .pdf, variant: variant)
    }

    /// Returns a strategy that compares an SVG as text.
    public static func svg(_ variant: Variant = .component) -> SnapshotStrategy {
        SnapshotStrategy(kind: .svg, variant: variant)
    }

    /// Returns a strategy that compares the elements with their frames as text.
    public static func tree(_ variant: Variant = .component) -> SnapshotStrategy {
        SnapshotStrategy(kind: .tree, variant: variant)
    }

    /// Returns a strategy that compares the accessibility tree as text.
    public static func accessibility(_ variant: Variant = .component) -> SnapshotStrategy {
        SnapshotStrategy(kind: .accessibility, variant: variant)
    }

    /// A strategy that compares a PDF file, for the standard variant.
    public static var pdf: SnapshotStrategy { .pdf() }
    /// A strategy that compares an SVG file, for the standard variant.
    public static var svg: SnapshotStrategy { .svg() }
    /// A strategy that compares the elements with their frames as text, for the standard variant.
    public static var tree: SnapshotStrategy { .tree() }
    /// A strategy that compares the accessibility tree as text, for the standard variant.
    public static var accessibility: SnapshotStrategy { .accessibility() }

    /// The same, with the moments of a strip counted from one.
    func starting(at time: TimeInterval) -> SnapshotStrategy {
        guard case .strip(let strip, let tolerance) = kind else { return self }
        let range = strip.range.lowerBound + time...strip.range.upperBound + time
        return SnapshotStrategy(
            kind: .strip(Strip(range, frames: strip.count), tolerance: tolerance), variant: variant)
    }

    var fileExtension: String {
        switch kind {
        case .image, .strip: "png"
        case .pdf: "pdf"
        case .svg: "svg"
        case .tree: "tree.txt"
        case .accessibility: "accessibility.txt"
        }
    }
}

extension Variant {
    /// The variant for components: a canvas with the size of the view, and two pixels per point.
    public static let component = Variant(layout: .sizeThatFits, scale: 2)

    /// Returns this variant in another color scheme.
    public func with(scheme: Scheme) -> Variant {
        var copy = self
        copy.scheme = scheme
        return copy
    }

    /// Returns this variant at another type size.
    public func with(typeSize: TypeSize) -> Variant {
        var copy = self
        copy.typeSize = typeSize
        return copy
    }
}
