extension View {
    /// Moves the symbols of the view while `isActive` is true. An effect that goes over and over ends with its present round.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        transformEnvironment(\.symbolEffects) {
            guard let motion = (effect as? any MovingSymbolEffect)?.motion else { return }
            $0.append(AppliedSymbolEffect(motion: motion, options: options, isActive: isActive))
        }
    }

    /// Moves the symbols of the view once whenever `value` changes.
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

    /// Takes effects that views above set away from the symbols of the view.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

extension ContentTransition {
    /// A transition by the effect that suits the symbols.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Returns a transition that uses an effect of symbols.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        let way = (effect as? ReplaceSymbolEffect)?.way ?? .downUp
        return ContentTransition(kind: .symbol(way, speed: options.pace))
    }
}
