import CoreGraphics

/// Two shapes in the same area, made one.
struct CombinedShape<A: Shape, B: Shape>: Shape {
    enum Operation: Sendable {
        case area(AreaOperation)
        case lines(inside: Bool)
    }

    var first: A
    var second: B
    let operation: Operation
    let eoFill: Bool

    nonisolated func path(in rect: CGRect) -> Path {
        let a = first.path(in: rect).data
        let b = second.path(in: rect).data
        return switch operation {
        case .area(let operation): Path(a.combined(operation, b, evenOdd: eoFill))
        case .lines(let inside): Path(a.lines(insideOf: b, inside, evenOdd: eoFill))
        }
    }

    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    nonisolated var animatableData: AnimatablePair<A.AnimatableData, B.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

extension Shape {
    nonisolated private func combined<T: Shape>(
        _ other: T, _ operation: CombinedShape<Self, T>.Operation, _ eoFill: Bool
    ) -> CombinedShape<Self, T> {
        CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
    }

    /// Returns the union of this shape and another shape, both in the rectangle of this shape.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .area(.union), eoFill)
    }

    /// Returns the area that is common to this shape and another shape.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .area(.intersection), eoFill)
    }

    /// Returns a shape with the area of this shape that is not in the other shape.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .area(.subtraction), eoFill)
    }

    /// Returns the area of either shape that is not common to both.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .area(.symmetricDifference), eoFill)
    }

    /// Returns the parts of this shape's line that are inside another shape.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lines(inside: true), eoFill)
    }

    /// Returns the parts of this shape's line that are outside another shape.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(other, .lines(inside: false), eoFill)
    }
}
