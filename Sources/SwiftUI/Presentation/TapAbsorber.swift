/// A modifier that takes all taps on a view, so that they do not reach what is behind it.
///
/// The grounds and dimming views of presentations have it. Assistive technology does not see them: it leaves a presentation by the
/// escape action.
struct TapAbsorber: ViewModifier {
    let action: () -> Void

    func body(content: Content) -> some View {
        content
            .contentShape(Rectangle())
            .onTapGesture(perform: action)
            .accessibilityHidden(true)
    }
}

extension View {
    /// Takes all taps on the view, including its transparent parts, and runs an action for each.
    func absorbsTaps(perform action: @escaping () -> Void = {}) -> some View {
        modifier(TapAbsorber(action: action))
    }
}
