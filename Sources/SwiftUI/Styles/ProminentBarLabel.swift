import Foundation

/// What the buttons of a bar with platters know of their place.
struct BarItemLook {
    let platter: NavigationBarAppearance.Platter
    /// Whether the item stands on the tint color, whatever its style.
    let isProminent: Bool
    /// The tint around the bar; nil for that of the system.
    let tint: AnyShapeStyle?
    /// The tint that the bar gave the item, since on platters items are in the color of text.
    let itemTint: AnyShapeStyle?
}

private enum BarItemLookKey: EnvironmentKey {
    static var defaultValue: BarItemLook? { nil }
}

extension EnvironmentValues {
    /// Nil outside of bars, as in what an item presents, and in designs whose items have no platters.
    var barItemLook: BarItemLook? {
        get { controlContext == .toolbar ? self[BarItemLookKey.self] : nil }
        set { self[BarItemLookKey.self] = newValue }
    }
}

/// Whether a button, in a bar with platters, draws its platter itself.
enum OwnPlatterTraitKey: InnerFirstTraitKey { typealias Wrapped = Bool }

/// A prominent button of a bar, which is a platter in its tint, or one of glass while it cannot be used.
struct ProminentBarLabel<Label: View>: View {
    let look: BarItemLook
    let role: ButtonRole?
    let isPressed: Bool
    let label: Label

    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    var body: some View {
        label
            .standardForegroundStyle(isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(ControlColors.disabledLabel))
            .padding(.horizontal, look.platter.padding)
            .frame(minWidth: look.platter.height)
            .frame(height: look.platter.height)
            .background(ground, in: Capsule(style: .circular))
            .contentShape(Rectangle())
            .opacity(isPressed && isEnabled ? ButtonMetrics.pressedBorderedOpacity : 1)
    }

    private var ground: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(GlassStyle(.regular)) }
        if role == .destructive { return AnyShapeStyle(.red) }
        let own = environment.tintStyle
        let isBars = own?.recipe(in: environment) == look.itemTint?.recipe(in: environment)
        return (isBars ? look.tint : own) ?? AnyShapeStyle(Color.accentColor)
    }
}
