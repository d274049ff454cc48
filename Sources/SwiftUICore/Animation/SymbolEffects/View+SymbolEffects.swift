/// How an effect of symbols runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    private enum Repetition: Hashable, Sendable {
        case automatic, never
        case times(Int?, delay: Double?)
    }

    private var speed = 1.0
    private var repetition = Repetition.automatic

    /// As the effect itself has it.
    public static let `default` = SymbolEffectOptions()
    /// Over and over.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// A number of times; nil is over and over.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// As often as `behavior` says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// Faster or slower; 1 is the effect's own speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    private func with(_ repetition: Repetition) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = repetition
        return copy
    }

    /// Over and over.
    public var repeating: SymbolEffectOptions { with(.times(nil, delay: nil)) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { with(.never) }
    /// A number of times; nil is over and over.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(.times(count, delay: nil)) }
    /// As often as `behavior` says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with(.times(behavior.count, delay: behavior.delay))
    }
    /// Faster or slower; 1 is the effect's own speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.speed = speed
        return copy
    }

    /// How an effect is repeated.
    public struct RepeatBehavior: Equatable, Sendable {
        fileprivate var count: Int?
        fileprivate var delay: Double?

        /// Without a pause.
        public static let continuous = RepeatBehavior()
        /// With pauses.
        public static let periodic = RepeatBehavior.periodic()
        /// A number of times (nil is over and over) with `delay` seconds between.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }
}

extension View {
    /// Moves the symbols of the view while `isActive` is true. Until symbols move, they are drawn at rest: hidden where they
    /// have disappeared, otherwise unchanged.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        WithoutEffect.symbolEffect.log()
        return opacity(isActive && effect is DisappearSymbolEffect ? 0 : 1)
    }

    /// Moves the symbols of the view whenever `value` changes. Until symbols move, they are drawn at rest.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        WithoutEffect.symbolEffect.log()
        return self
    }

    /// Takes effects that views above set away from the symbols of the view.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        WithoutEffect.symbolEffectsRemoved.log()
        return self
    }
}

extension ContentTransition {
    /// By the effect that suits the symbols.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// By an effect of symbols.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { .interpolate }
}
