/// Options for how an effect of symbols runs.
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
    /// Once.
    public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }
    /// A number of times; nil is over and over.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Returns options that repeat the effect as `behavior` describes.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default`.repeat(behavior) }
    /// Faster or slower; 1 is the effect's own speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    private func with(_ repetition: Repetition) -> SymbolEffectOptions {
        var copy = self
        copy.repetition = repetition
        return copy
    }

    /// Options that repeat the effect indefinitely.
    public var repeating: SymbolEffectOptions { with(.times(nil, delay: nil)) }
    /// Once.
    public var nonRepeating: SymbolEffectOptions { with(.never) }
    /// A number of times; nil is over and over.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(.times(count, delay: nil)) }
    /// Returns options that repeat the effect as `behavior` describes.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with(.times(behavior.count, delay: behavior.delay))
    }
    /// Faster or slower; 1 is the effect's own speed.
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
        /// A number of times (nil is over and over) with `delay` seconds between.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }
}
