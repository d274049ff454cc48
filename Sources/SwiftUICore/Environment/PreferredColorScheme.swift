/// The color scheme that a view requests for its presentation. Set it with `preferredColorScheme(_:)`.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    /// Keeps the color scheme of the first of several sibling views.
    public static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

extension View {
    /// Sets the preferred color scheme of the presentation around this view, which is a popover, a sheet, a full-screen
    /// cover, or the window.
    ///
    /// The whole presentation takes it, with its background and the views above this one; `\.colorScheme` tells it.
    /// What the presentation itself presents is asked for itself: a sheet over a dark window is dark, a sheet over a
    /// dark sheet is as the window. Nil says that there is no preference, also in place of what the views inside say:
    /// as with `preference(key:value:)`, the outermost modifier counts. Pages and tabs that do not show are not heard.
    ///
    /// `ImageRenderer` has no presentation and ignores it, as Apple's does.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Sets the color scheme of this view and those below. The older form of `environment(\.colorScheme, _:)`.
    @available(iOS, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}

private enum WindowColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

private enum PresentingColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme? { nil }
}

extension EnvironmentValues {
    /// The scheme of the window, which each presentation starts from.
    fileprivate var windowColorScheme: ColorScheme? {
        get { self[WindowColorSchemeKey.self] }
        set { self[WindowColorSchemeKey.self] = newValue }
    }

    /// The scheme of the content under the presentation that the view is in.
    package var presentingColorScheme: ColorScheme {
        get { self[PresentingColorSchemeKey.self] ?? colorScheme }
        set { self[PresentingColorSchemeKey.self] = newValue }
    }
}

/// The content of a presentation or window, in the color scheme that the content asks for.
package struct ColorSchemeScope<Content: View> {
    let isWindow: Bool
    let content: Content

    /// The content of a presentation.
    package init(_ content: Content) { self.init(content, isWindow: false) }

    init(_ content: Content, isWindow: Bool) {
        self.isWindow = isWindow
        self.content = content
    }
}

extension ColorSchemeScope: View, PrimitiveView {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ColorSchemeScopeNode(view, inputs)
    }

    package static var _elementCount: Int? { Content._elementCount }
}

private final class ColorSchemeScopeNode<Content: View>: _TypedViewNode<ColorSchemeScope<Content>>, PreferenceObserver {
    private var preferred: ColorScheme?
    private var derived: EnvironmentValues
    private var written: [ObjectIdentifier]
    private var child: _TypedViewNode<Content>!

    /// How often the preference changed while the host settled; a view that asks for the scheme that it does not have
    /// would change it endlessly.
    private var changes = (pass: UInt64(0), count: 0)
    private static var maximumChanges: Int { 2 }

    override init(_ view: ColorSchemeScope<Content>, _ inputs: _ViewInputs) {
        (derived, written) = inputs.environment.transformed { Self.apply(nil, view.isWindow, to: &$0) }
        super.init(view, inputs)
        var inputs = ownInputs
        inputs.environment = derived
        child = Content._makeNode(view.content, inputs)
        if view.isWindow { host.colorScheme = derived.colorScheme }
        host.observers.preferences.append(self)
    }

    private static func apply(_ preferred: ColorScheme?, _ isWindow: Bool, to environment: inout EnvironmentValues) {
        let outer = environment.colorScheme
        environment.colorScheme = preferred ?? (isWindow ? outer : environment.windowColorScheme ?? outer)
        if isWindow {
            environment.windowColorScheme = environment.colorScheme
        } else {
            environment.presentingColorScheme = outer
        }
    }

    override func update(_ view: ColorSchemeScope<Content>) {
        self.view = view
        child.update(view.content)
    }

    func checkPreference() {
        guard isMounted, host.isWritten(PreferredColorSchemeKey.self) else { return }
        let wish = preferenceValue(PreferredColorSchemeKey.self)
        guard wish != preferred, mayChange() else { return }
        preferred = wish
        derive(incoming: [])
    }

    private func mayChange() -> Bool {
        if changes.pass != host.settling { changes = (host.settling, 0) }
        changes.count += 1
        if changes.count <= Self.maximumChanges { return true }
        Log.once("A view prefers another color scheme after each change; the latest one is used (\(path)).")
        return false
    }

    override func propagateEnvironment(_ change: EnvironmentChange) { derive(incoming: change.keys) }

    private func derive(incoming: Set<ObjectIdentifier>) {
        let (new, keys) = environment.transformed { Self.apply(preferred, view.isWindow, to: &$0) }
        let changed = new.differences(from: derived, among: incoming.union(keys).union(written))
        derived = new
        written = keys
        if view.isWindow { host.colorScheme = new.colorScheme }
        guard !changed.isEmpty else { return }
        child.setEnvironment(new, EnvironmentChange(keys: changed))
    }

    override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
        if key == PreferredColorSchemeKey.self { return }
        super.collectPreference(key, into: &value)
    }

    override func forEachChild(_ visit: (_ViewNode) -> Void) {
        if let child { visit(child) }
    }
}
