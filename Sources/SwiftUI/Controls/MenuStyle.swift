/// The look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that `makeBody` gives.
    associatedtype Body: View

    /// The view of one menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// A menu, as the style sees it.
    typealias Configuration = MenuStyleConfiguration
}

/// A menu, as a style sees it.
public struct MenuStyleConfiguration {
    /// The type-erased label.
    public struct Label {
        let content: AnyView
    }

    /// The type-erased items.
    public struct Content {
        let content: AnyView
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: View {
    public var body: some View { content }
}

extension MenuStyleConfiguration.Content: View {
    public var body: some View { content }
}

extension View {
    /// Shows the menus in this view by a style.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// A button in the button style in force; inside a menu, a further menu.
public struct DefaultMenuStyle {
    nonisolated public init() {}
}

extension DefaultMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button in the button style in force.
public struct ButtonMenuStyle {
    nonisolated public init() {}
}

extension ButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle {
    @available(iOS, deprecated: 100000.0, message: "Use MenuStyle.button with ButtonStyle.borderless instead.")
    nonisolated public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style that suits the position of the menu.
    @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the button style in force.
    @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    @available(iOS, deprecated: 100000.0, message: "Use MenuStyle.button with ButtonStyle.borderless instead.")
    @MainActor @preconcurrency public static var borderlessButton: BorderlessButtonMenuStyle {
        BorderlessButtonMenuStyle()
    }
}

/// The button of a menu, and the menu itself while it is open.
private struct MenuButton: View {
    let configuration: MenuStyleConfiguration

    @Environment(\.controlContext) private var context
    @State private var isOpen = false
    @State private var touch = MenuTouch()

    @ViewBuilder var body: some View {
        if context == .menu {
            Submenu(configuration: configuration)
        } else {
            let primaryAction = configuration.primaryAction
            Button {
                if let primaryAction { primaryAction() } else { isOpen = true }
            } label: {
                configuration.label
            }
            .opensMenu(afterHolding: primaryAction == nil ? nil : MenuMetrics.holdDuration, touch: touch) {
                isOpen = true
            }
            .menuPanel(isOpen: $isOpen, items: configuration.content, touch: touch)
        }
    }
}

/// An item that shows further items below itself.
private struct Submenu: View {
    let configuration: MenuStyleConfiguration

    @State private var isOpen = false

    var body: some View {
        VStack(spacing: 0) {
            MenuRow(isChecked: false, isDestructive: false, role: .menuItem, action: { isOpen.toggle() }) {
                HStack {
                    configuration.label
                    Spacer(minLength: ControlMetrics.labelGap)
                    Image(systemName: isOpen ? "chevron.down" : "chevron.forward")
                        .font(.footnote)
                        .accessibilityHidden(true)
                }
            }
            if isOpen {
                Divider()
                MenuItems(content: configuration.content)
            }
        }
    }
}
