/// A way for symbols to move.
public protocol SymbolEffect {}

extension SymbolEffect {
    /// The effect with something about it changed.
    fileprivate func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Where an effect leads.
enum SymbolEffectDirection: Hashable, Sendable { case automatic, up, down }

/// How a symbol shakes.
enum SymbolWiggle: Hashable, Sendable { case clockwise, counterClockwise, left, right, up, down, forward, backward }

/// How one symbol takes another's place.
enum SymbolReplacement: Hashable, Sendable { case downUp, upUp, offUp }

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect that continues as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect with which symbols appear and disappear.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect {}

/// Comes in by growing.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    var direction = SymbolEffectDirection.automatic

    /// Grows upwards.
    public var up: AppearSymbolEffect { with { $0.direction = .up } }
    /// Comes from above.
    public var down: AppearSymbolEffect { with { $0.direction = .down } }
    /// Each layer on its own.
    public var byLayer: AppearSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Disappears by shrinking. While it is active the symbol cannot be seen.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    var direction = SymbolEffectDirection.automatic

    /// Leaves upwards.
    public var up: DisappearSymbolEffect { with { $0.direction = .up } }
    /// Leaves downwards.
    public var down: DisappearSymbolEffect { with { $0.direction = .down } }
    /// Each layer on its own.
    public var byLayer: DisappearSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Hops.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var direction = SymbolEffectDirection.automatic

    /// Hops upwards.
    public var up: BounceSymbolEffect { with { $0.direction = .up } }
    /// Hops downwards.
    public var down: BounceSymbolEffect { with { $0.direction = .down } }
    /// Each layer on its own.
    public var byLayer: BounceSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Each layer on its own.
    public var byLayer: PulseSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Lights layers one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
    var isCumulative = true
    var hidesInactive = false
    var reverses = false

    /// Layers stay lit until all are.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// One layer is lit at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// Layers that are not lit are dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
    /// Layers that are not lit are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
    /// Goes back the way it came.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// Begins again at the end.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
}

/// Becomes larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var direction = SymbolEffectDirection.automatic

    /// Becomes larger.
    public var up: ScaleSymbolEffect { with { $0.direction = .up } }
    /// Becomes smaller.
    public var down: ScaleSymbolEffect { with { $0.direction = .down } }
    /// Each layer on its own.
    public var byLayer: ScaleSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Swells and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var fades = false

    /// An effect that also changes the opacity.
    public var pulse: BreatheSymbolEffect { with { $0.fades = true } }
    /// An effect that does not change the opacity.
    public var plain: BreatheSymbolEffect { with { $0.fades = false } }
    /// Each layer on its own.
    public var byLayer: BreatheSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var isClockwise = true

    /// Turns as a clock does.
    public var clockwise: RotateSymbolEffect { with { $0.isClockwise = true } }
    /// Turns the other way.
    public var counterClockwise: RotateSymbolEffect { with { $0.isClockwise = false } }
    /// Each layer on its own.
    public var byLayer: RotateSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var way = SymbolWiggle.clockwise

    /// Turns to and fro, clockwise first.
    public var clockwise: WiggleSymbolEffect { with { $0.way = .clockwise } }
    /// Turns to and fro, the other way first.
    public var counterClockwise: WiggleSymbolEffect { with { $0.way = .counterClockwise } }
    /// Shakes leftwards.
    public var left: WiggleSymbolEffect { with { $0.way = .left } }
    /// Shakes rightwards.
    public var right: WiggleSymbolEffect { with { $0.way = .right } }
    /// Shakes upwards.
    public var up: WiggleSymbolEffect { with { $0.way = .up } }
    /// Shakes downwards.
    public var down: WiggleSymbolEffect { with { $0.way = .down } }
    /// Shakes in the reading direction.
    public var forward: WiggleSymbolEffect { with { $0.way = .forward } }
    /// Shakes against the reading direction.
    public var backward: WiggleSymbolEffect { with { $0.way = .backward } }
    /// Each layer on its own.
    public var byLayer: WiggleSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// One symbol takes another's place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    var way = SymbolReplacement.downUp

    /// The old one leaves downwards, the new one comes up.
    public var downUp: ReplaceSymbolEffect { with { $0.way = .downUp } }
    /// An effect in which both symbols move upward.
    public var upUp: ReplaceSymbolEffect { with { $0.way = .upUp } }
    /// The old one stays out of the way.
    public var offUp: ReplaceSymbolEffect { with { $0.way = .offUp } }
    /// Each layer on its own.
    public var byLayer: ReplaceSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// Comes in as if it were drawn by hand, from the leading edge on. While it is active the symbol cannot be seen; it is drawn when it no
/// longer is.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    var isIndividual = false

    /// All layers at once, each on its own.
    public var byLayer: DrawOnSymbolEffect { with { $0.isIndividual = false } }
    /// One layer after the other.
    public var individually: DrawOnSymbolEffect { with { $0.isIndividual = true } }
    /// All of it as one.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.isIndividual = false } }
}

/// Goes the way that ``DrawOnSymbolEffect`` comes. While it is active the symbol cannot be seen.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    var isIndividual = false
    var isReversed = false

    /// All layers at once, each on its own.
    public var byLayer: DrawOffSymbolEffect { with { $0.isIndividual = false } }
    /// One layer after the other.
    public var individually: DrawOffSymbolEffect { with { $0.isIndividual = true } }
    /// All of it as one.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.isIndividual = false } }
    /// An effect that removes the last strokes first.
    public var reversed: DrawOffSymbolEffect { with { $0.isReversed = true } }
    /// An effect that removes the first strokes first.
    public var nonReversed: DrawOffSymbolEffect { with { $0.isReversed = false } }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Comes in as if it were drawn by hand.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Goes as if what was drawn were taken back.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// The effect that suits the symbol.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Comes in by growing.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Disappears by shrinking.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    /// Hops.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights layers one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Becomes larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Swells and shrinks.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shakes.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol takes another's place.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the symbol.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
