/// A type that defines the appearance and interaction of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that represents the body.
    associatedtype Body: View

    /// Creates a view that represents the body of a menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu.
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
    /// Sets the style of the menus in this view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        self.style(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default menu style, which shows a button in the current button style, or a submenu inside a menu.
public struct DefaultMenuStyle {
    nonisolated public init() {}
}

extension DefaultMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu style that shows a button in the current button style.
public struct ButtonMenuStyle {
    nonisolated public init() {}
}

extension ButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

/// A menu style that shows a button without a border.
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
    /// The default menu style, which depends on the position of the menu.
    @MainActor @preconcurrency public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu style that shows a button in the current button style.
    @MainActor @preconcurrency public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu style that shows a button without a border.
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
