/// A transition in which symbols appear and disappear with an effect: they scale and fade.
public struct SymbolEffectTransition {
    private let direction: SymbolEffectDirection
    private let pace: Double

    /// Creates a transition that uses an effect of symbols.
    public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        direction =
            (effect as? AppearSymbolEffect)?.direction ?? (effect as? DisappearSymbolEffect)?.direction ?? .automatic
        pace = options.pace
    }

    private var scale: Double {
        direction == .up ? SymbolEffectAppearance.goneScaleUp : SymbolEffectAppearance.goneScaleDown
    }
}

extension SymbolEffectTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let shown = content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : 0)
        if pace == 1 {
            shown
        } else {
            shown.transaction { [pace] in $0.animation = $0.animation?.speed(pace) }
        }
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition with the default effect of the symbols.
    @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// Returns a transition that uses an effect of symbols.
    @MainActor @preconcurrency public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
