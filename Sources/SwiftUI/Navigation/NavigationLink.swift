/// A control that pushes a screen onto the navigation stack around it. In a list, it has a chevron.
public struct NavigationLink<Label: View, Destination: View> {
    private enum Target {
        case view(AnyView)
        case value(AnyHashable?)
    }

    private let target: Target
    /// The binding of the older forms; the screen shows while it is true.
    private let isActive: Binding<Bool>?
    private let label: Label
    @Environment(\.navigationModel) private var model
    @Environment(\.controlContext) private var context
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.splitViewModel) private var splitView
    @Environment(\.nextColumn) private var nextColumn
    @Environment(\.listSelection) private var selection
    @Environment(\.isDetailLink) private var isDetail
    @State private var identity = LinkIdentity()

    private init(target: Target, isActive: Binding<Bool>? = nil, label: Label) {
        self.target = target
        self.isActive = isActive
        self.label = label
    }

    /// Creates a link to a view.
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination())), label: label())
    }

    /// Creates a link to a view. This is an older form of the initializer.
    @available(iOS, deprecated: 100000.0, message: "Pass a closure as the destination.")
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination)), label: label())
    }

    /// A link to a view, which shows while `isActive` is true.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    nonisolated public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(AnyView(destination())), isActive: isActive, label: label())
    }

    /// A link to a view, which shows while `isActive` is true.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .view(AnyView(destination)), isActive: isActive, label: label())
    }

    /// A link to a view, which shows while `selection` is `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            target: .view(AnyView(destination())), isActive: Self.isSelected(tag, selection), label: label())
    }

    /// A link to a view, which shows while `selection` is `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view(AnyView(destination)), isActive: Self.isSelected(tag, selection), label: label())
    }

    private nonisolated static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
        Binding(
            location: ClosureLocation(
                get: { selection.wrappedValue == tag },
                set: { isActive, transaction in
                    guard isActive != (selection.wrappedValue == tag) else { return }
                    selection.transaction(transaction).wrappedValue = isActive ? tag : nil
                }))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the screen that `navigationDestination` provides for `value`. Nil disables the link.
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }

    /// Creates a link to the screen for `value`. Nil disables the link.
    nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link to the screen for `value`, with a title.
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link to the screen for `value`, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }

    /// Creates a link to the screen for `value`, with a title.
    nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link to the screen for `value`, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link to a view, with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view, with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link to a view, with a title. This is an older form of the initializer.
    @available(iOS, deprecated: 100000.0, message: "Pass a closure as the destination.")
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link to a view, with a title. This is an older form of the initializer.
    @available(iOS, deprecated: 100000.0, message: "Pass a closure as the destination.")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// A link to a view, with a title, which shows while `isActive` is true.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }

    /// A link to a view, with a title, which shows while `isActive` is true.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }

    /// A link to a view, with a title, which shows while `isActive` is true.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(isActive: isActive, destination: destination) { Text(title) }
    }

    /// A link to a view, with a title, which shows while `isActive` is true.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(title) }
    }

    /// A link to a view, with a title, which shows while `selection` is `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// A link to a view, with a title, which shows while `selection` is `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// A link to a view, with a title, which shows while `selection` is `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
    }

    /// A link to a view, with a title, which shows while `selection` is `tag`.
    @available(*, deprecated, message: "Use NavigationLink(value:label:) or navigationDestination(isPresented:).")
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
    }
}

extension EnvironmentValues {
    /// Whether links in the first column of several show their screens in the last one.
    @Entry fileprivate var isDetailLink = true
}

extension NavigationLink {
    /// Sets whether a link in the first of several columns shows its screen in the last column. Otherwise, the screen
    /// is pushed in the column of the link.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View {
        environment(\.isDetailLink, isDetailLink)
    }
}

/// The number that a link knows its pushed screen by.
@MainActor private final class LinkIdentity {
    private static var last: UInt64 = 1 << 48
    let id: UInt64

    nonisolated init() { id = assumeMainActor { LinkIdentity.next() } }

    private static func next() -> UInt64 {
        last += 1
        return last
    }
}

extension NavigationLink: View {
    public var body: some View {
        Button {
            activate()
        } label: {
            label
        }
        .modifier(NavigationLinkTraits(isInList: context == .list || context == .form, isEnabled: isEnabled && !isDead))
        .environment(\.isNavigationLink, true)
        .disabled(isDead)
        .modifier(ActiveLink(isActive: isActive?.wrappedValue ?? false, view: activeView, didPop: { didPop() }))
    }

    private var isDead: Bool {
        if model == nil, splitView == nil { return true }
        if case .value(nil) = target { return true }
        return false
    }

    private var activeView: AnyView? {
        if case .view(let view) = target, isActive != nil { view } else { nil }
    }

    @MainActor private func didPop() { isActive?.wrappedValue = false }

    @MainActor private func activate() {
        if let isActive { return isActive.wrappedValue = true }
        switch target {
        case .value(let value):
            guard let value else { return }
            if let selection, splitView != nil || nextColumn != nil {
                selection.toggle(value)
                nextColumn?.show(for: selection)
            } else {
                model?.push(value)
            }
        case .view(let view):
            if let splitView, isDetail || model == nil {
                splitView.show(view)
            } else {
                model?.push(identity.id, view) {}
            }
        }
    }
}

/// In a list, a link is a row with a chevron, and its label is not tinted.
private struct NavigationLinkTraits: ViewModifier {
    let isInList: Bool
    let isEnabled: Bool

    func body(content: Content) -> some View {
        if isInList {
            content.buttonStyle(.plain).trait(NavigationLinkTraitKey.self, NavigationLinkTrait(isEnabled: isEnabled))
        } else {
            content
        }
    }
}

/// What a list row learns of the navigation link that it consists of.
struct NavigationLinkTrait: Equatable {
    let isEnabled: Bool
}

enum NavigationLinkTraitKey: ViewTraitKey {
    static var defaultValue: NavigationLinkTrait? { nil }
}

extension EnvironmentValues {
    /// Whether a button is a navigation link, which keeps its colors while it is disabled and is dimmed as a whole.
    @Entry var isNavigationLink = false
}

/// Keeps the screen of a link with a binding on the stack while the binding is true.
private struct ActiveLink: ViewModifier {
    let isActive: Bool
    let view: AnyView?
    let didPop: @MainActor () -> Void

    func body(content: Content) -> some View {
        content.modifier(BoundNavigationDestination(view: isActive ? view : nil, dismiss: didPop))
    }
}
