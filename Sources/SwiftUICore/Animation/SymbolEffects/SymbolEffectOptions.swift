/// Options for symbol effects.
public struct SymbolEffectOptions: Hashable, Sendable {
    enum Repetition: Hashable, Sendable {
        case automatic, never
        case times(Int?, delay: Double?)
    }

    /// How much faster than usual the effect runs.
    private(set) var pace = 1.0
    private(set) var repetition = Repetition.automatic

    /// The default options of the effect.
    public static let `default` = SymbolEffectOptions()
    /// Options that repeat the effect indefinitely.
    public static var repeating: SymbolEffectOptions { `default`.repeating }
    /// Options that run the effect once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// Returns options that repeat the effect a number of times. Nil for no limit.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Returns options that repeat the effect as `behavior` describes.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// Returns options with a speed. The value 1 is the default speed of the effect.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    private func with(_ repetition: Repetition) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = repetition
        return copy
    }

    /// Options that repeat the effect indefinitely.
    public var repeating: SymbolEffectOptions { with(.times(nil, delay: nil)) }
    /// Options that run the effect once.
    public var nonRepeating: SymbolEffectOptions { with(.never) }
    /// Returns options that repeat the effect a number of times. Nil for no limit.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(.times(count, delay: nil)) }
    /// Returns options that repeat the effect as `behavior` describes.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with(.times(behavior.count, delay: behavior.delay))
    }
    /// Returns options with a speed. The value 1 is the default speed of the effect.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.pace = speed.isFinite && speed > 0 ? speed : 1
        return copy
    }

    /// A behavior for how an effect is repeated.
    public struct RepeatBehavior: Equatable, Sendable {
        fileprivate var count: Int?
        fileprivate var delay: Double?

        /// A behavior that repeats without a pause.
        public static let continuous = RepeatBehavior()
        /// A behavior that repeats with pauses.
        public static let periodic = RepeatBehavior.periodic()
        /// Returns a behavior that repeats the effect a number of times, with `delay` seconds between. Nil for no
        /// limit.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }
}
