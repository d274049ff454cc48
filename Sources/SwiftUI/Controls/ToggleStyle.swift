/// A type that defines the appearance and interaction of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a toggle. The view must set `configuration.isOn` when the user taps
    /// it.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
    /// The type-erased label of a toggle.
    public struct Label {
        let content: AnyView
    }

    /// The label of the toggle.
    public let label: Label

    /// A Boolean value that indicates whether the toggle is on.
    @Binding public var isOn: Bool

    /// A Boolean value that indicates whether the toggle represents values that differ.
    public var isMixed: Bool

    nonisolated init<Content: View>(label: Content, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label as? Label ?? Label(content: AnyView(label))
        _isOn = isOn
        self.isMixed = isMixed
    }
}

extension ToggleStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension ToggleStyleConfiguration {
    /// What a tap does: a mixed toggle is turned on.
    @MainActor var toggle: @MainActor () -> Void {
        let (isOn, isMixed) = ($isOn, isMixed)
        return { isOn.wrappedValue = isMixed || !isOn.wrappedValue }
    }

    /// What assistive technology receives of the state.
    var accessibilityState: String { isMixed ? "mixed" : isOn ? "1" : "0" }
}

extension View {
    /// Sets the style of the toggles in this view.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        self.style(style) { (style: S, configuration: ToggleStyleConfiguration) in
            StyledToggle(style: style, configuration: configuration)
        }
    }
}

/// A toggle style that itself says how its toggles are read aloud.
protocol StandardToggleStyle {}

/// What a style makes of a toggle; a style of the program's own is read aloud as a toggle, whatever it draws.
private struct StyledToggle<S: ToggleStyle>: View {
    let style: S
    let configuration: ToggleStyleConfiguration

    var body: some View {
        let view = StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
        if style is any StandardToggleStyle {
            view
        } else {
            let (state, toggle) = (configuration.accessibilityState, configuration.toggle)
            view.accessibilityControl(.toggle) { node in
                node.value = state
                node.setAction(.activate) { assumeMainActor { toggle() } }
            }
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default toggle style, which depends on the position of the toggle.
    @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A toggle style that shows a switch.
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A toggle style that shows a button, which is highlighted while the toggle is on.
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
