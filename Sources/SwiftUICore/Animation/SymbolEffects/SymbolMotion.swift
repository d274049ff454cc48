import CoreGraphics
import Foundation

/// How a symbol moves.
enum SymbolMotion: Hashable, Sendable {
    case appear(SymbolEffectDirection), disappear(SymbolEffectDirection), scale(SymbolEffectDirection)
    case draw(isIndividual: Bool, isReversed: Bool)
    case bounce(SymbolEffectDirection)
    case pulse
    case variableColor(isCumulative: Bool, hidesInactive: Bool, reverses: Bool)
    case breathe(fades: Bool)
    case rotate(isClockwise: Bool)
    case wiggle(SymbolWiggle)

    /// How long a round takes, in seconds; nil for effects that go over to a state and stay there.
    var round: TimeInterval? {
        switch self {
        case .appear, .disappear, .scale, .draw: nil
        case .bounce: SymbolEffectAppearance.bounce
        case .pulse: SymbolEffectAppearance.pulse
        case .variableColor(_, _, let reverses): SymbolEffectAppearance.variableColor * (reverses ? 2 : 1)
        case .breathe: SymbolEffectAppearance.breathe
        case .rotate: SymbolEffectAppearance.rotate
        case .wiggle: SymbolEffectAppearance.wiggle
        }
    }
}

/// An effect that says how it moves symbols.
protocol MovingSymbolEffect: SymbolEffect {
    var motion: SymbolMotion { get }
}

extension AppearSymbolEffect: MovingSymbolEffect { var motion: SymbolMotion { .appear(direction) } }
extension DisappearSymbolEffect: MovingSymbolEffect { var motion: SymbolMotion { .disappear(direction) } }
extension DrawOnSymbolEffect: MovingSymbolEffect {
    var motion: SymbolMotion { .draw(isIndividual: isIndividual, isReversed: true) }
}
extension DrawOffSymbolEffect: MovingSymbolEffect {
    var motion: SymbolMotion { .draw(isIndividual: isIndividual, isReversed: isReversed) }
}
extension BounceSymbolEffect: MovingSymbolEffect { var motion: SymbolMotion { .bounce(direction) } }
extension PulseSymbolEffect: MovingSymbolEffect { var motion: SymbolMotion { .pulse } }
extension ScaleSymbolEffect: MovingSymbolEffect { var motion: SymbolMotion { .scale(direction) } }
extension BreatheSymbolEffect: MovingSymbolEffect { var motion: SymbolMotion { .breathe(fades: fades) } }
extension RotateSymbolEffect: MovingSymbolEffect { var motion: SymbolMotion { .rotate(isClockwise: isClockwise) } }
extension WiggleSymbolEffect: MovingSymbolEffect { var motion: SymbolMotion { .wiggle(way) } }
extension VariableColorSymbolEffect: MovingSymbolEffect {
    var motion: SymbolMotion {
        .variableColor(isCumulative: isCumulative, hidesInactive: hidesInactive, reverses: reverses)
    }
}

/// An effect that a view above asks symbols to show.
struct AppliedSymbolEffect: Equatable {
    var motion: SymbolMotion
    var options: SymbolEffectOptions
    /// Each change of it runs the effect once; nil for an effect that depends on `isActive`.
    var trigger: AnyEquatable?
    var isActive = false
}

/// A value of any type that can be compared.
struct AnyEquatable: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { (b.value as? Value) == value }
        return isEqual(a.value)
    }
}

extension EnvironmentValues {
    @Entry var symbolEffects: [AppliedSymbolEffect] = []
}

/// How a symbol is drawn at a moment of its effects.
struct SymbolPose: Equatable {
    var scale = 1.0
    /// As a part of the symbol's height.
    var shift = CGVector.zero
    /// Clockwise, in radians.
    var angle = 0.0
    var opacity = 1.0
    /// The opacities of the layers, from the first to the last; nil if all are the same.
    var layers: [Double]?
    /// The part of the symbol's width that is seen, in the reading direction.
    var seen: ClosedRange<Double> = 0...1

    mutating func add(_ other: SymbolPose) {
        scale *= other.scale
        shift.dx += other.shift.dx
        shift.dy += other.shift.dy
        angle += other.angle
        opacity *= other.opacity
        layers = other.layers ?? layers
        if other.seen != 0...1 { seen = other.seen }
    }
}

extension SymbolMotion {
    /// The pose at a part of a round, 0 to 1, or of the way to the state that the effect leads to.
    ///
    /// - Parameters:
    ///   - layerCount: the number of layers of the symbol.
    ///   - isRightToLeft: whether forward is leftwards.
    func pose(_ part: Double, layerCount: Int, isRightToLeft: Bool) -> SymbolPose {
        typealias Look = SymbolEffectAppearance
        var pose = SymbolPose()
        // There and back again.
        let swell = (1 - cos(2 * .pi * part)) / 2
        switch self {
        case .appear(let direction):
            pose = SymbolMotion.disappear(direction).pose(
                1 - part, layerCount: layerCount, isRightToLeft: isRightToLeft)
        case .disappear(let direction):
            pose.opacity = 1 - part
            pose.scale = 1 + ((direction == .up ? Look.goneScaleUp : Look.goneScaleDown) - 1) * part
        case .scale(let direction):
            pose.scale = 1 + ((direction == .down ? Look.scaleDown : Look.scaleUp) - 1) * part
        case .draw(let isIndividual, let isReversed):
            if isIndividual, layerCount > 1 {
                // How far each layer has gone when they go one after the other.
                pose.layers = (0..<layerCount).map { layer in
                    let turn = Double(isReversed ? layerCount - 1 - layer : layer)
                    return 1 - min(max(part * Double(layerCount) - turn, 0), 1)
                }
            } else {
                pose.seen = isReversed ? 0...(1 - part) : part...1
                if isRightToLeft { pose.seen = (1 - pose.seen.upperBound)...(1 - pose.seen.lowerBound) }
            }
        case .bounce(let direction):
            let sign: Double = direction == .down ? -1 : 1
            pose.scale = 1 + sign * Look.bounceScale * sin(.pi * part)
            pose.shift.dy = -sign * Look.bounceHeight * sin(.pi * part)
        case .pulse: pose.opacity = 1 - (1 - Look.pulseOpacity) * swell
        case .breathe(let fades):
            pose.scale = 1 + (Look.breatheScale - 1) * swell
            if fades { pose.opacity = 1 - (1 - Look.pulseOpacity) * swell }
        case .rotate(let isClockwise): pose.angle = (isClockwise ? 2 : -2) * .pi * part
        case .wiggle(let way):
            let swing = sin(2 * .pi * Look.wiggleSwings * part) * (1 - part)
            let (distance, forward) = (Look.wiggleDistance * swing, isRightToLeft ? -1.0 : 1)
            switch way {
            case .clockwise: pose.angle = Look.wiggleAngle * swing
            case .counterClockwise: pose.angle = -Look.wiggleAngle * swing
            case .left: pose.shift.dx = -distance
            case .right: pose.shift.dx = distance
            case .up: pose.shift.dy = -distance
            case .down: pose.shift.dy = distance
            case .forward: pose.shift.dx = distance * forward
            case .backward: pose.shift.dx = -distance * forward
            }
        case .variableColor(let isCumulative, let hidesInactive, let reverses):
            guard layerCount > 0 else { break }
            let there = reverses ? 1 - abs(2 * part - 1) : part
            let lit = min(Int(there * Double(layerCount + 1)), layerCount)
            let dim = hidesInactive ? 0 : Look.inactiveOpacity
            pose.layers = (0..<layerCount).map { (isCumulative ? $0 < lit : $0 == lit - 1) ? 1 : dim }
        }
        return pose
    }
}
