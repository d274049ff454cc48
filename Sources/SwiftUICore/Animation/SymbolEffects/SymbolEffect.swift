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
/// An effect that continues while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect with which symbols appear and disappear.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// An effect with which a symbol appears and grows.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    var direction = SymbolEffectDirection.automatic

    /// An effect that grows upward.
    public var up: AppearSymbolEffect { with { $0.direction = .up } }
    /// An effect that comes from above.
    public var down: AppearSymbolEffect { with { $0.direction = .down } }
    /// An effect that applies to each layer separately.
    public var byLayer: AppearSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// An effect with which a symbol shrinks and disappears. While it is active, the symbol is invisible.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    var direction = SymbolEffectDirection.automatic

    /// An effect that moves upward.
    public var up: DisappearSymbolEffect { with { $0.direction = .up } }
    /// An effect that moves downward.
    public var down: DisappearSymbolEffect { with { $0.direction = .down } }
    /// An effect that applies to each layer separately.
    public var byLayer: DisappearSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// An effect with which a symbol bounces.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var direction = SymbolEffectDirection.automatic

    /// An effect that bounces upward.
    public var up: BounceSymbolEffect { with { $0.direction = .up } }
    /// An effect that bounces downward.
    public var down: BounceSymbolEffect { with { $0.direction = .down } }
    /// An effect that applies to each layer separately.
    public var byLayer: BounceSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// An effect with which a symbol fades out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    /// An effect that applies to each layer separately.
    public var byLayer: PulseSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// An effect that highlights the layers of a symbol one after another.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
    var isCumulative = true
    var hidesInactive = false
    var reverses = false

    /// An effect in which layers stay highlighted until all are highlighted.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// An effect that highlights one layer at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// An effect that dims inactive layers.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
    /// An effect that hides inactive layers.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
    /// An effect that runs in reverse at the end.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// An effect that starts again at the end.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
}

/// An effect that scales a symbol.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var direction = SymbolEffectDirection.automatic

    /// An effect that enlarges a symbol.
    public var up: ScaleSymbolEffect { with { $0.direction = .up } }
    /// An effect that reduces a symbol.
    public var down: ScaleSymbolEffect { with { $0.direction = .down } }
    /// An effect that applies to each layer separately.
    public var byLayer: ScaleSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// An effect with which a symbol grows and shrinks, like breathing.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var fades = false

    /// An effect that also changes the opacity.
    public var pulse: BreatheSymbolEffect { with { $0.fades = true } }
    /// An effect that does not change the opacity.
    public var plain: BreatheSymbolEffect { with { $0.fades = false } }
    /// An effect that applies to each layer separately.
    public var byLayer: BreatheSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// An effect that rotates a symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var isClockwise = true

    /// An effect that rotates clockwise.
    public var clockwise: RotateSymbolEffect { with { $0.isClockwise = true } }
    /// An effect that rotates counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with { $0.isClockwise = false } }
    /// An effect that applies to each layer separately.
    public var byLayer: RotateSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
    var way = SymbolWiggle.clockwise

    /// An effect that rotates back and forth, clockwise first.
    public var clockwise: WiggleSymbolEffect { with { $0.way = .clockwise } }
    /// An effect that rotates back and forth, counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { with { $0.way = .counterClockwise } }
    /// An effect that moves left and back.
    public var left: WiggleSymbolEffect { with { $0.way = .left } }
    /// An effect that moves right and back.
    public var right: WiggleSymbolEffect { with { $0.way = .right } }
    /// An effect that moves up and back.
    public var up: WiggleSymbolEffect { with { $0.way = .up } }
    /// An effect that moves down and back.
    public var down: WiggleSymbolEffect { with { $0.way = .down } }
    /// An effect that moves in the reading direction and back.
    public var forward: WiggleSymbolEffect { with { $0.way = .forward } }
    /// An effect that moves against the reading direction and back.
    public var backward: WiggleSymbolEffect { with { $0.way = .backward } }
    /// An effect that applies to each layer separately.
    public var byLayer: WiggleSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// An effect with which one symbol replaces another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
    var way = SymbolReplacement.downUp

    /// An effect in which the old symbol moves down and the new symbol moves up.
    public var downUp: ReplaceSymbolEffect { with { $0.way = .downUp } }
    /// An effect in which both symbols move upward.
    public var upUp: ReplaceSymbolEffect { with { $0.way = .upUp } }
    /// An effect in which the old symbol disappears and the new symbol moves up.
    public var offUp: ReplaceSymbolEffect { with { $0.way = .offUp } }
    /// An effect that applies to each layer separately.
    public var byLayer: ReplaceSymbolEffect { self }
    /// An effect that applies to all layers at the same time.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

/// An effect that draws a symbol as if by hand, from the leading edge. While it is active, the symbol is invisible. It
/// is drawn when the effect ends.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    var isIndividual = false

    /// An effect that applies to all layers at the same time, each separately.
    public var byLayer: DrawOnSymbolEffect { with { $0.isIndividual = false } }
    /// An effect that applies to one layer after another.
    public var individually: DrawOnSymbolEffect { with { $0.isIndividual = true } }
    /// An effect that applies to the whole symbol.
    public var wholeSymbol: DrawOnSymbolEffect { with { $0.isIndividual = false } }
}

/// An effect that is the reverse of ``DrawOnSymbolEffect``. While it is active, the symbol is invisible.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
    var isIndividual = false
    var isReversed = false

    /// An effect that applies to all layers at the same time, each separately.
    public var byLayer: DrawOffSymbolEffect { with { $0.isIndividual = false } }
    /// An effect that applies to one layer after another.
    public var individually: DrawOffSymbolEffect { with { $0.isIndividual = true } }
    /// An effect that applies to the whole symbol.
    public var wholeSymbol: DrawOffSymbolEffect { with { $0.isIndividual = false } }
    /// An effect that removes the last strokes first.
    public var reversed: DrawOffSymbolEffect { with { $0.isReversed = true } }
    /// An effect that removes the first strokes first.
    public var nonReversed: DrawOffSymbolEffect { with { $0.isReversed = false } }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// An effect that draws a symbol as if by hand.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// An effect that removes the drawing of a symbol as if by hand.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

/// The effect that suits the symbol.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect with which a symbol appears and grows.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect with which a symbol shrinks and disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect with which a symbol bounces.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect with which a symbol fades out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that highlights the layers of a symbol one after another.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that scales a symbol.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect with which a symbol grows and shrinks, like breathing.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect with which one symbol replaces another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect that suits the symbol.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
