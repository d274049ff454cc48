/// Where a control stands. What "automatic" means in a style depends on it; containers set it for their content.
package enum ControlContext: Hashable, Sendable {
    /// Nowhere special.
    case plain
    /// A row of a list.
    case list
    /// A row of a form.
    case form
    /// An item of an open menu.
    case menu
    /// A navigation bar or a toolbar.
    case toolbar
}

private enum ControlContextKey: EnvironmentKey {
    static var defaultValue: ControlContext { .plain }
}

extension EnvironmentValues {
    /// Where the control stands.
    package var controlContext: ControlContext {
        get { self[ControlContextKey.self] }
        set { self[ControlContextKey.self] = newValue }
    }
}
