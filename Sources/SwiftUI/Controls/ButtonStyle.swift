/// The look of buttons that are pressed in the usual way.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that `makeBody` gives.
    associatedtype Body: View

    /// The view of one button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// A button, as the style sees it.
    typealias Configuration = ButtonStyleConfiguration
}

/// A button, as a `ButtonStyle` sees it.
public struct ButtonStyleConfiguration {
    /// The button's label, whatever its type.
    @MainActor @preconcurrency
    public struct Label {
        let content: AnyView
    }

    /// The role of the button, if it has one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// A Boolean value that indicates whether a finger is on the button.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

/// The look and the behavior of buttons: the style itself decides when the action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that `makeBody` gives.
    associatedtype Body: View

    /// The view of one button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// A button, as the style sees it.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// A button, as a `PrimitiveButtonStyle` sees it.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label, whatever its type.
    @MainActor @preconcurrency
    public struct Label {
        let content: AnyView
    }

    /// The role of the button, if it has one.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label

    let action: @MainActor () -> Void

    init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Does what the button is for.
    public func trigger() {
        let action = action
        assumeMainActor { action() }
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension View {
    /// Shows the buttons in this view by a style.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        self.style(style) { style, configuration in
            PressReader(configuration) { isPressed in
                StyleBody(
                    style,
                    ButtonStyleConfiguration(
                        role: configuration.role, label: .init(content: AnyView(configuration.label)),
                        isPressed: isPressed)
                ) { $0.makeBody(configuration: $1) }
            }
        }
    }

    /// Shows the buttons in this view by a style that also decides when they act.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// Builds a button's look from whether a finger is on it, and makes it a control.
struct PressReader<Content: View> {
    private let configuration: PrimitiveButtonStyleConfiguration
    private let role: AccessibilityRole
    private let content: (Bool) -> Content
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @State private var isPressed = false
    /// Whether the action ran while the finger was down, so that lifting it does nothing.
    @State private var hasRepeated = false

    init(
        _ configuration: PrimitiveButtonStyleConfiguration, role: AccessibilityRole = .button,
        @ViewBuilder content: @escaping (Bool) -> Content
    ) {
        self.configuration = configuration
        self.role = role
        self.content = content
    }
}

extension PressReader: View {
    var body: some View { control.modifier(ControlSpacing()) }

    @ViewBuilder @MainActor private var control: some View {
        let action = configuration.action
        if repeatBehavior == .enabled {
            content(isPressed)
                .pressable(role, isPressed: $isPressed) {
                    if !hasRepeated { action() }
                    hasRepeated = false
                }
                .repeating(while: isPressed, ButtonMetrics.pace) {
                    hasRepeated = true
                    action()
                }
                .onChange(of: isPressed) { _, isPressed in if isPressed { hasRepeated = false } }
        } else {
            content(isPressed).pressable(role, isPressed: $isPressed, action: action)
        }
    }
}
