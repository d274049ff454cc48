import CoreGraphics
import Foundation

/// A shape with its edges moved inwards. Corners stay concentric with the shape's own.
struct InsetShape_<Base: InsettableShape>: Shape, InsettableShape {
    var base: Base
    var amount: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
        switch base {
        case let rounded as RoundedRectangle:
            let size = rounded.cornerSize
            return Path(
                roundedRect: inner,
                cornerSize: CGSize(width: max(0, size.width - amount), height: max(0, size.height - amount)),
                style: rounded.style)
        case let uneven as UnevenRoundedRectangle:
            var radii = uneven.cornerRadii
            for key in [\RectangleCornerRadii.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing] {
                radii[keyPath: key] = max(0, radii[keyPath: key] - amount)
            }
            return Path(roundedRect: inner, cornerRadii: radii, style: uneven.style)
        default: return base.path(in: inner)
        }
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

    nonisolated func inset(by amount: CGFloat) -> InsetShape_ { InsetShape_(base: base, amount: self.amount + amount) }

    nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }
}

/// A type-erased shape.
public struct AnyShape: Shape {
    public typealias AnimatableData = EmptyAnimatableData

    private let shape: any Shape
    private let pathIn: @Sendable (CGRect) -> Path
    private let size: @Sendable (ProposedViewSize) -> CGSize

    /// Creates a type-erased shape.
    public init<S: Shape>(_ shape: S) {
        self.shape = shape
        pathIn = { shape.path(in: $0) }
        size = { shape.sizeThatFits($0) }
    }

    nonisolated public func path(in rect: CGRect) -> Path { pathIn(rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A shape that was moved.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape that is moved.
    public var shape: Content
    /// The offset, in points.
    public var offset: CGSize

    /// Creates a shape that is moved by an offset.
    @inlinable public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape that was turned.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape that is turned.
    public var shape: Content
    /// The clockwise angle.
    public var angle: Angle
    /// The fixed point, as a fraction of the rectangle.
    public var anchor: UnitPoint

    /// Creates a shape that is rotated around an anchor.
    @inlinable public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: rect))
        return shape.path(in: rect).applying(turn)
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.radians, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.radians = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape that was scaled.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape that is scaled.
    public var shape: Content
    /// The horizontal and vertical scale factors.
    public var scale: CGSize
    /// The fixed point, as a fraction of the rectangle.
    public var anchor: UnitPoint

    /// Creates a shape that is scaled around an anchor.
    @inlinable public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let change = CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect))
        return shape.path(in: rect).applying(change)
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
}

/// A shape that was transformed.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape that is transformed.
    public var shape: Content
    /// The matrix.
    public var transform: CGAffineTransform

    /// Creates a shape whose path is transformed by a matrix.
    @inlinable public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
    public var shape: S
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    @inlinable public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            startFraction = newValue.second.first
            endFraction = newValue.second.second
        }
    }
}

/// The line that a pen draws along a shape's outline.
public struct _StrokedShape<S: Shape>: Shape, PenShape {
    public var shape: S
    public var style: StrokeStyle

    @inlinable public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    nonisolated public static var role: ShapeRole { .stroke }
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    nonisolated func line(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated var strokeStyle: StrokeStyle { style }

    public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
            shape.animatableData = newValue.first
            style.animatableData = newValue.second
        }
    }
}

/// A shape in an area of a fixed size.
public struct _SizedShape<S: Shape>: Shape {
    public var shape: S
    public var size: CGSize
    var anchor = UnitPoint.topLeading

    public init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    init(shape: S, size: CGSize, anchor: UnitPoint) {
        self.init(shape: shape, size: size)
        self.anchor = anchor
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
}

extension CGAffineTransform {
    /// The transform with `point` in place of the origin.
    package func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
