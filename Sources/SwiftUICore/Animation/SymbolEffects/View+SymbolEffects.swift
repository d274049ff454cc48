extension View {
    /// Applies an effect to the symbols of the view while `isActive` is true. A repeating effect ends with its current
    /// repetition.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        transformEnvironment(\.symbolEffects) {
            guard let motion = (effect as? any MovingSymbolEffect)?.motion else { return }
            $0.append(AppliedSymbolEffect(motion: motion, options: options, isActive: isActive))
        }
    }

    /// Applies an effect to the symbols of the view once each time that `value` changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        // Unsafe because a value need not be Sendable; it is only compared, on the main actor.
        nonisolated(unsafe) let value = value
        return transformEnvironment(\.symbolEffects) {
            guard let motion = (effect as? any MovingSymbolEffect)?.motion else { return }
            $0.append(AppliedSymbolEffect(motion: motion, options: options, trigger: AnyEquatable(value)))
        }
    }

    /// Removes the symbol effects that views above have set.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

extension ContentTransition {
    /// A transition with the default effect of the symbols.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Returns a transition that uses an effect of symbols.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let way = (effect as? ReplaceSymbolEffect)?.way ?? .downUp
        return ContentTransition(kind: .symbol(way, speed: options.pace))
    }
}
