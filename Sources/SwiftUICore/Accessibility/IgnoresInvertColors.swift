import DisplayList

/// Whether a view above this one keeps its colors when those of the screen are inverted.
private enum KeepsColorsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    fileprivate var keepsColors: Bool {
        get { self[KeepsColorsKey.self] }
        set { self[KeepsColorsKey.self] = newValue }
    }
}

/// Inverts content whose colors the host inverts again.
private struct KeepsColorsEffect: LayerEffectModifier {
    typealias Body = Never
    let isActive: Bool

    func effects(in environment: EnvironmentValues) -> SizedEffects {
        guard isActive, environment.accessibilityInvertColors, !environment.keepsColors else { return SizedEffects() }
        return SizedEffects(.colorFilter(.invert))
    }
}

extension View {
    /// Sets whether the view keeps its colors while the colors of the screen are inverted, as for a photo.
    ///
    /// The `invertColors` feature of a variant inverts the screen. A value of false changes nothing: a view inside one that
    /// keeps its colors keeps its own, too.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        transformEnvironment(\.keepsColors) { $0 = $0 || active }.modifier(KeepsColorsEffect(isActive: active))
    }
}

extension DisplayList {
    /// The list with inverted colors.
    package var inverted: DisplayList {
        var list = self
        list.background = background.map {
            RGBA(red: 1 - $0.red, green: 1 - $0.green, blue: 1 - $0.blue, alpha: $0.alpha)
        }
        list.root = DisplayNode(id: 0, origin: .zero, effects: [.colorFilter(.invert)], items: [.node(root)])
        return list
    }
}
