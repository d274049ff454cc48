/// The effect that marks the selected items of a palette picker.
public struct PaletteSelectionEffect: Equatable, Sendable {
    fileprivate enum Kind: Equatable {
        case automatic, custom
        case symbolVariant(SymbolVariants)
    }

    fileprivate let kind: Kind

    /// An effect with a thumb below the item.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

    /// Returns an effect with a variant of the item's symbol.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .symbolVariant(variant))
    }

    /// An effect that the program draws.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }

    /// Whether a thumb lies under the chosen item.
    var hasThumb: Bool { kind == .automatic }

    /// The variant of the chosen item's symbol.
    var symbolVariants: SymbolVariants {
        if case .symbolVariant(let variants) = kind { variants } else { .none }
    }
}

extension View {
    /// Sets the effect that marks the selected items of palette pickers in this view.
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}

extension EnvironmentValues {
    @Entry var paletteSelectionEffect = PaletteSelectionEffect.automatic
}
