import CoreGraphics
import DisplayList
import Foundation

/// A modifier that rotates the content.
public struct _RotationEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var angle: Angle
    public var anchor: UnitPoint

    nonisolated public init(angle: Angle, anchor: UnitPoint = .center) {
        self.angle = angle
        self.anchor = anchor
    }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let radians = finite(angle.radians, "A rotation")
        if radians == 0 { return SizedEffects() }
        return SizedEffects([radians, anchor.x, anchor.y]) {
            [.transform(CGAffineTransform(rotationAngle: CGFloat(radians)).around(anchor.point(in: $0)))]
        }
    }
}

/// A modifier that scales the content.
public struct _ScaleEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var scale: CGSize
    public var anchor: UnitPoint

    nonisolated public init(scale: CGSize, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let x = finite(scale.width, "A scale", or: 1)
        let y = finite(scale.height, "A scale", or: 1)
        if x == 1, y == 1 { return SizedEffects() }
        return SizedEffects([x, y, anchor.x, anchor.y]) {
            [.transform(CGAffineTransform(scaleX: x, y: y).around(anchor.point(in: $0)))]
        }
    }
}

/// A modifier that transforms the content.
public struct _TransformEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var transform: CGAffineTransform

    nonisolated public init(transform: CGAffineTransform) { self.transform = transform }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        transform.isIdentity ? SizedEffects() : SizedEffects(.transform(transform))
    }
}

/// A modifier that rotates the content in space.
public struct _Rotation3DEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var angle: Angle
    var axis: [CGFloat]
    public var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        let radians = finite(angle.radians, "A rotation")
        if radians == 0 { return SizedEffects() }
        return SizedEffects([radians, anchor.x, anchor.y, anchorZ, perspective] + axis) { size in
            let turn = ProjectionTransform(
                rotation: Angle(radians: radians), axis: (axis[0], axis[1], axis[2]), anchor: anchor.point(in: size),
                anchorZ: anchorZ, perspective: perspective, size: size)
            return turn.effect.map { [$0] } ?? []
        }
    }
}

/// A modifier that applies a projection to the content.
public struct _ProjectionEffect: LayerEffectModifier, Equatable {
    public typealias Body = Never
    public var transform: ProjectionTransform

    nonisolated public init(transform: ProjectionTransform) { self.transform = transform }

    package func effects(in environment: EnvironmentValues) -> SizedEffects {
        transform.effect.map { SizedEffects($0) } ?? SizedEffects()
    }
}

extension _RotationEffect: Animatable {
    nonisolated public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.radians, anchor.animatableData) }
        set {
            angle = Angle(radians: newValue.first)
            anchor.animatableData = newValue.second
        }
    }
}

extension _ScaleEffect: Animatable {
    nonisolated public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }
}

extension _Rotation3DEffect: EngineAnimatable {
    nonisolated package var animatedData: ComponentVector {
        get {
            ComponentVector(
                values: ([angle.radians] + axis + [anchor.x, anchor.y, anchorZ, perspective]).map { Double($0) })
        }
        set {
            var components = Components(newValue.values)
            angle = Angle(radians: components.next())
            for index in axis.indices { axis[index] = components.next() }
            anchor = UnitPoint(x: components.next(), y: components.next())
            anchorZ = components.next()
            perspective = components.next()
        }
    }
}

extension View {
    /// Rotates the drawing of the view clockwise. Its layout does not change.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
    }

    /// Scales the drawing of the view. Its layout does not change.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
    }

    /// Scales the drawing of the view. Its layout does not change.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales the drawing of the view. Its layout does not change.
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Transforms the drawing of the view. Its layout does not change.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Rotates the drawing of the view around an axis in space. Its layout does not change.
    ///
    /// - Parameters:
    ///   - axis: The direction of the axis: x to the right, y down, z out of the screen.
    ///   - anchorZ: How far before the screen the axis lies, in points.
    ///   - perspective: How near the eye is: 0 is far away, 1 as far as the view's longer side.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            _Rotation3DEffect(
                angle: angle, axis: [axis.x, axis.y, axis.z], anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }

    /// Applies a projection to the drawing of the view. Its layout does not change.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
