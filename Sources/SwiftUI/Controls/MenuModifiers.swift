/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
    private enum Kind { case automatic, priority, fixed }
    private let kind: Kind

    /// The default order, which depends on the position of the menu.
    public static let automatic = MenuOrder(kind: .automatic)
    /// An order with the first items nearest to the finger.
    public static let priority = MenuOrder(kind: .priority)
    /// An order from top to bottom.
    public static let fixed = MenuOrder(kind: .fixed)
}

/// A behavior that describes whether a menu closes after a selection.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// The default behavior, which closes the menu.
    public static let automatic = MenuActionDismissBehavior(kind: .automatic)
    /// A behavior that closes the menu.
    public static let enabled = MenuActionDismissBehavior(kind: .enabled)
    /// A behavior that keeps the menu open.
    public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private enum MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
}
private enum MenuActionDismissBehaviorKey: EnvironmentKey {
    static var defaultValue: MenuActionDismissBehavior { .automatic }
}
private enum MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The order in which menus show their items.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether menus close when an item is chosen.
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuActionDismissBehaviorKey.self] }
        set { self[MenuActionDismissBehaviorKey.self] = newValue }
    }

    /// The visibility of menu indicators on buttons.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    /// Sets the order in which the menus in this view show their items. Perch's menus open downward, so all orders are
    /// the same. This modifier has no effect.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
        WithoutEffect.menuOrder.log()
        return environment(\.menuOrder, order)
    }

    /// Sets whether the menus in this view close when the user selects an item.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }

    /// Sets the visibility of the indicators of menus in this view. On iOS, menus have no indicators.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}
