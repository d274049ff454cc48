import SwiftUI

/// A view at a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
}

/// The context of the view at a mark.
public struct AnnotationContext {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// The position of an annotation.
public struct AnnotationPosition: Sendable, Hashable {
    private let x: Int
    private let y: Int
    let isAutomatic: Bool

    private init(_ x: Int, _ y: Int, isAutomatic: Bool = false) {
        (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
    }

    /// The default position above marks. Each other part of a chart has a separate place.
    public static let automatic = AnnotationPosition(0, -1, isAutomatic: true)
    /// A position above the mark.
    public static let top = AnnotationPosition(0, -1)
    /// A position above and before the mark.
    public static let topLeading = AnnotationPosition(-1, -1)
    /// A position above and after the mark.
    public static let topTrailing = AnnotationPosition(1, -1)
    /// A position below the mark.
    public static let bottom = AnnotationPosition(0, 1)
    /// A position below and before the mark.
    public static let bottomLeading = AnnotationPosition(-1, 1)
    /// A position below and after the mark.
    public static let bottomTrailing = AnnotationPosition(1, 1)
    /// A position before the mark.
    public static let leading = AnnotationPosition(-1, 0)
    /// A position after the mark.
    public static let trailing = AnnotationPosition(1, 0)
    /// A position over the mark.
    public static let overlay = AnnotationPosition(0, 0)

    /// -1 before, 0 beside or over, 1 after.
    var side: (x: Int, y: Int) { (x, y) }
}

/// The resolution of annotations that do not fit.
public struct AnnotationOverflowResolution: Sendable, Hashable {
    /// The boundary of an annotation.
    public struct Boundary: Sendable, Hashable {
        enum Kind { case automatic, plot, chart }
        let kind: Kind
        /// The chart.
        public static let automatic = Boundary(kind: .automatic)
        /// The plot, without axes.
        public static let plot = Boundary(kind: .plot)
        /// The chart, with its axes.
        public static let chart = Boundary(kind: .chart)
    }

    /// The strategy for one side.
    public struct Strategy: Sendable, Hashable {
        let boundary: Boundary?
        /// A strategy that changes nothing.
        public static let automatic = Strategy(boundary: nil)
        /// A strategy that changes nothing.
        public static let disabled = Strategy(boundary: nil)
        /// The annotation is moved into the chart.
        public static let fit = fit(to: .automatic)
        /// A strategy that moves the annotation into the plot. Unlike in Apple's charts, the scale does not change.
        public static let padScale = fit(to: .plot)
        /// Returns a strategy that moves the annotation into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
    }

    let x: Strategy
    let y: Strategy

    /// A resolution that changes nothing.
    public static let automatic = AnnotationOverflowResolution()

    /// Creates a resolution with a strategy for each side.
    public nonisolated init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

/// Puts an annotation at a mark.
struct AnnotationLayout: Layout {
    /// The rectangle of the mark in the plot.
    let box: CGRect
    let annotation: MarkAnnotation
    /// The chart around the plot.
    let chart: CGRect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            let origin = origin(of: size, in: bounds.size)
            view.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), anchor: .topLeading,
                proposal: .unspecified)
        }
    }

    func origin(of size: CGSize, in plot: CGSize) -> CGPoint {
        let side = annotation.position.side
        var x = Self.place(side.x, annotation.spacing, box.minX, box.maxX, size.width, annotation.alignment.unit.x)
        var y = Self.place(side.y, annotation.spacing, box.minY, box.maxY, size.height, annotation.alignment.unit.y)
        if let limits = limits(annotation.overflow.x, plot) {
            x = min(max(x, limits.minX), max(limits.minX, limits.maxX - size.width))
        }
        if let limits = limits(annotation.overflow.y, plot) {
            y = min(max(y, limits.minY), max(limits.minY, limits.maxY - size.height))
        }
        return CGPoint(x: x, y: y)
    }

    private func limits(_ strategy: AnnotationOverflowResolution.Strategy, _ plot: CGSize) -> CGRect? {
        strategy.boundary.map { $0.kind == .plot ? CGRect(origin: .zero, size: plot) : chart }
    }

    private static func place(
        _ side: Int, _ spacing: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ share: CGFloat
    ) -> CGFloat {
        if side < 0 { return low - spacing - length }
        if side > 0 { return high + spacing }
        return low + (high - low - length) * share
    }
}

extension Alignment {
    /// The share of free room before something that is aligned so.
    var unit: CGPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return CGPoint(x: x, y: y)
    }
}
