/// A way for symbols to move. Until symbols move, they are drawn as they are at rest.
public protocol SymbolEffect {}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect with which symbols come and go.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes another's place.
public protocol ContentTransitionSymbolEffect {}

/// Comes in by growing.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// Grows upwards.
    public var up: AppearSymbolEffect { self }
    /// Comes from above.
    public var down: AppearSymbolEffect { self }
    /// Each layer on its own.
    public var byLayer: AppearSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Goes by shrinking. While it is active the symbol cannot be seen.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    /// Leaves upwards.
    public var up: DisappearSymbolEffect { self }
    /// Leaves downwards.
    public var down: DisappearSymbolEffect { self }
    /// Each layer on its own.
    public var byLayer: DisappearSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Hops.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Hops upwards.
    public var up: BounceSymbolEffect { self }
    /// Hops downwards.
    public var down: BounceSymbolEffect { self }
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
    /// Layers stay lit until all are.
    public var cumulative: VariableColorSymbolEffect { self }
    /// One layer is lit at a time.
    public var iterative: VariableColorSymbolEffect { self }
    /// Layers that are not lit are dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Layers that are not lit are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// Goes back the way it came.
    public var reversing: VariableColorSymbolEffect { self }
    /// Begins anew at the end.
    public var nonReversing: VariableColorSymbolEffect { self }
}

/// Becomes larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Becomes larger.
    public var up: ScaleSymbolEffect { self }
    /// Becomes smaller.
    public var down: ScaleSymbolEffect { self }
    /// Each layer on its own.
    public var byLayer: ScaleSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Swells and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Its opacity changes, too.
    public var pulse: BreatheSymbolEffect { self }
    /// Its opacity stays.
    public var plain: BreatheSymbolEffect { self }
    /// Each layer on its own.
    public var byLayer: BreatheSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Turns.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Turns as a clock does.
    public var clockwise: RotateSymbolEffect { self }
    /// Turns the other way.
    public var counterClockwise: RotateSymbolEffect { self }
    /// Each layer on its own.
    public var byLayer: RotateSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Shakes.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// Turns to and fro, clockwise first.
    public var clockwise: WiggleSymbolEffect { self }
    /// Turns to and fro, the other way first.
    public var counterClockwise: WiggleSymbolEffect { self }
    /// Shakes leftwards.
    public var left: WiggleSymbolEffect { self }
    /// Shakes rightwards.
    public var right: WiggleSymbolEffect { self }
    /// Shakes upwards.
    public var up: WiggleSymbolEffect { self }
    /// Shakes downwards.
    public var down: WiggleSymbolEffect { self }
    /// Shakes in the reading direction.
    public var forward: WiggleSymbolEffect { self }
    /// Shakes against the reading direction.
    public var backward: WiggleSymbolEffect { self }
    /// Each layer on its own.
    public var byLayer: WiggleSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// One symbol takes another's place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    /// The old one leaves downwards, the new one comes up.
    public var downUp: ReplaceSymbolEffect { self }
    /// Both move upwards.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old one stays out of the way.
    public var offUp: ReplaceSymbolEffect { self }
    /// Each layer on its own.
    public var byLayer: ReplaceSymbolEffect { self }
    /// All layers at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }
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
    /// Goes by shrinking.
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
