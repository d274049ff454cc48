/// A type that defines the appearance of buttons with the standard interaction.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
    /// The type-erased label of a button.
    @MainActor @preconcurrency
    public struct Label {
        let content: AnyView
    }

    /// The role of the button. Nil if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label
    /// A Boolean value that indicates whether the user is pressing the button.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

/// A type that defines the appearance and interaction of buttons. The style decides when the action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The type-erased label of a button.
    @MainActor @preconcurrency
    public struct Label {
        let content: AnyView
    }

    /// The role of the button. Nil if it has none.
    public let role: ButtonRole?
    /// The label of the button.
    public let label: Label

    let action: @MainActor () -> Void

    init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Performs the action of the button.
    public func trigger() {
        let action = action
        assumeMainActor { action() }
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension View {
    /// Sets the style of the buttons in this view.
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

    /// Sets the style of the buttons in this view, to one with a custom interaction.
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
