import CoreGraphics
import DisplayList

/// A type that represents changes to the drawing of a view. They can depend on the position of the view, because they
/// do not change it.
public protocol VisualEffect: Sendable, Animatable {}

/// An effect without changes, to which you add effects.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    /// Creates the effect.
    public init() {}
}

/// Several changes, one after another.
struct VisualEffectList: VisualEffect {
    typealias AnimatableData = EmptyAnimatableData

    var steps: [VisualEffectStep]
}

/// A change with all its numbers, so that a part of it can be done.
enum VisualEffectStep: Equatable, Sendable {
    case filter(ColorFilter, amount: Double)
    case opacity(Double)
    case blur(CGFloat, opaque: Bool)
    case blendMode(BlendMode)
    case offset(CGSize)
    case scale(CGSize, UnitPoint)
    case rotation(Angle, UnitPoint)
    case rotation3D(Angle, axis: [CGFloat], UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
    case transform(ProjectionTransform)
}

extension VisualEffect {
    var steps: [VisualEffectStep] { (self as? VisualEffectList)?.steps ?? [] }

    private func adding(_ step: VisualEffectStep) -> VisualEffectList { VisualEffectList(steps: steps + [step]) }

    /// Sets the opacity of the view, from 0 (invisible) to 1 (opaque).
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }

    /// Blurs the view. `radius` is the standard deviation, in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.blur(radius, opaque: opaque))
    }

    /// Blends the view with the content below it.
    public func blendMode(_ blendMode: BlendMode) -> some VisualEffect { adding(.blendMode(blendMode)) }

    /// Adds `amount` to each color component.
    public func brightness(_ amount: Double) -> some VisualEffect {
        adding(.filter(.brightness(amount), amount: amount))
    }

    /// Returns a filter that changes the contrast of colors, relative to a medium gray.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount), amount: amount)) }

    /// Changes the saturation: 0 is gray, and 1 leaves the colors unchanged.
    public func saturation(_ amount: Double) -> some VisualEffect {
        adding(.filter(.saturation(amount), amount: amount))
    }

    /// Reduces the saturation: 0 leaves the colors unchanged, and 1 is gray.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.filter(.grayscale(amount), amount: amount)) }

    /// Returns a filter that rotates all hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        adding(.filter(.hueRotation(radians: angle.radians), amount: angle.radians))
    }

    /// Moves the drawing of the view.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

    /// Moves the drawing of the view.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(CGSize(width: x, height: y)))
    }

    /// Scales the drawing of the view.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(scale, anchor))
    }

    /// Scales the drawing of the view.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: s, height: s), anchor))
    }

    /// Scales the drawing of the view.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale(CGSize(width: x, height: y), anchor))
    }

    /// Rotates the drawing of the view.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation(angle, anchor))
    }

    /// Rotates the drawing of the view in space, as the method of `View` with this name does.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .rotation3D(angle, axis: [axis.x, axis.y, axis.z], anchor, anchorZ: anchorZ, perspective: perspective))
    }

    /// Transforms the drawing of the view.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.transform(ProjectionTransform(transform)))
    }

    /// Transforms the drawing of the view.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { adding(.transform(transform)) }
}

extension VisualEffectStep {
    /// How the step is drawn on a view of a size; nil if it changes nothing.
    func effect(in size: CGSize) -> LayerEffect? {
        switch self {
        case .filter(let filter, let amount): amount.isFinite ? .colorFilter(filter) : nil
        case .opacity(let opacity): opacity < 1 ? .opacity(max(0, opacity)) : nil
        case .blur(let radius, let opaque): radius > 0 && radius.isFinite ? .blur(radius: radius, opaque: opaque) : nil
        case .blendMode(let mode): mode == .normal ? nil : .blendMode(mode.cgBlendMode)
        case .offset(let offset): affine(CGAffineTransform(translationX: offset.width, y: offset.height))
        case .scale(let scale, let anchor):
            affine(CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: size)))
        case .rotation(let angle, let anchor):
            affine(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: size)))
        case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
            ProjectionTransform(
                rotation: angle, axis: (axis[0], axis[1], axis[2]), anchor: anchor.point(in: size), anchorZ: anchorZ,
                perspective: perspective, size: size
            ).effect
        case .transform(let transform): transform.effect
        }
    }

    private func affine(_ transform: CGAffineTransform) -> LayerEffect? {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return transform.isIdentity || !numbers.allSatisfy(\.isFinite) ? nil : .transform(transform)
    }

    /// The step a part of the way to another of the same kind; one of the two where they are of different kinds.
    func mixed(with other: VisualEffectStep, _ f: Double) -> VisualEffectStep {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(f) }
        func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint { UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        }
        func mix(_ a: Angle, _ b: Angle) -> Angle {
            Angle(radians: Double(mix(CGFloat(a.radians), CGFloat(b.radians))))
        }
        switch (self, other) {
        case (.filter(let a, let x), .filter(let b, let y)):
            let amount = x + (y - x) * f
            return a.of(amount, like: b).map { .filter($0, amount: amount) } ?? (f < 0.5 ? self : other)
        case (.opacity(let a), .opacity(let b)): return .opacity(a + (b - a) * f)
        case (.blur(let a, let opaque), .blur(let b, _)): return .blur(mix(a, b), opaque: opaque)
        case (.offset(let a), .offset(let b)): return .offset(mix(a, b))
        case (.scale(let a, let p), .scale(let b, let q)): return .scale(mix(a, b), mix(p, q))
        case (.rotation(let a, let p), .rotation(let b, let q)): return .rotation(mix(a, b), mix(p, q))
        case (.rotation3D(let a, let x, let p, let z, let d), .rotation3D(let b, let y, let q, let w, let e)):
            return .rotation3D(
                mix(a, b), axis: zip(x, y).map { mix($0, $1) }, mix(p, q), anchorZ: mix(z, w), perspective: mix(d, e))
        default: return f < 0.5 ? self : other
        }
    }
}

extension ColorFilter {
    /// The filter with another amount, where `other` is of the same kind.
    func of(_ amount: Double, like other: ColorFilter) -> ColorFilter? {
        switch (self, other) {
        case (.brightness, .brightness): .brightness(amount)
        case (.contrast, .contrast): .contrast(amount)
        case (.saturation, .saturation): .saturation(amount)
        case (.grayscale, .grayscale): .grayscale(amount)
        case (.hueRotation, .hueRotation): .hueRotation(radians: amount)
        default: nil
        }
    }
}
