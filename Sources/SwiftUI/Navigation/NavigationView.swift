/// A view with a navigation bar. This is an older form of `NavigationStack` and `NavigationSplitView`.
public struct NavigationView<Content: View> {
    private let content: Content

    /// Creates a navigation view. On narrow screens, the first of several views is the root.
    @available(iOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead.")
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    public var body: some View { NavigationViewContent(content: content) }
}

private struct NavigationViewContent<Content: View>: View {
    let content: Content

    @Environment(\.navigationViewIsStack) private var isStack
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        if isStack || sizeClass != .regular {
            NavigationStack { content.modifier(FirstElementOnly()) }
        } else {
            ElementReader(content) { elements in
                if elements.count > 1 {
                    NavigationSplitView {
                        elements[0]
                    } detail: {
                        elements[elements.count - 1]
                    }
                } else {
                    NavigationStack { ForEach(elements) { $0 } }
                }
            }
        }
    }
}

/// Shows the first element of several, as a navigation view on a narrow screen does.
private struct FirstElementOnly: ViewModifier {
    func body(content: Content) -> some View {
        RegionContainer(FirstLayout()) { content }
    }
}

private struct FirstLayout: RegionLayout, Equatable {
    func sizeThatFits(_ proposal: ProposedViewSize, _ children: [RegionChild]) -> CGSize {
        children.first?.sizeThatFits(proposal) ?? .zero
    }

    func arrange(_ context: RegionContext, _ children: [RegionChild]) -> RegionArrangement {
        RegionArrangement(
            placements: children.indices.map { $0 == 0 ? .init(origin: .zero, proposal: context.proposal) : nil })
    }
}

/// A type that defines the appearance of navigation views. Only the styles of this module conform.
public protocol NavigationViewStyle {
    /// A Boolean value that indicates whether one view is visible at a time.
    @MainActor @preconcurrency var _isStack: Bool { get }
}

/// A navigation view style that shows columns on wide screens.
public struct DefaultNavigationViewStyle {
    @available(iOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead.")
    nonisolated public init() {}
}

/// A navigation view style that shows one view at a time.
public struct StackNavigationViewStyle {
    @available(iOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead.")
    nonisolated public init() {}
}

/// A navigation view style that shows columns on wide screens.
public struct ColumnNavigationViewStyle {
    nonisolated init() {}
}

/// A navigation view style that shows two columns on wide screens.
public struct DoubleColumnNavigationViewStyle {
    @available(iOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead.")
    nonisolated public init() {}
}

extension DefaultNavigationViewStyle: NavigationViewStyle {
    public var _isStack: Bool { false }
}
extension StackNavigationViewStyle: NavigationViewStyle {
    public var _isStack: Bool { true }
}
extension ColumnNavigationViewStyle: NavigationViewStyle {
    public var _isStack: Bool { false }
}
extension DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public var _isStack: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A navigation view style that shows columns on wide screens.
    @available(iOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead.")
    public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A navigation view style that shows one view at a time.
    @available(iOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead.")
    public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A navigation view style that shows columns on wide screens.
    @available(iOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead.")
    public static var columns: ColumnNavigationViewStyle { .init() }
}

extension EnvironmentValues {
    @Entry var navigationViewIsStack: Bool = false
}

extension View {
    /// Sets the style of the navigation views in this view.
    @available(iOS, deprecated: 100000.0, message: "Use NavigationStack or NavigationSplitView instead.")
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        modifier(NavigationViewStyleModifier(style: style))
    }
}

private struct NavigationViewStyleModifier<S: NavigationViewStyle> {
    let style: S

    nonisolated init(style: S) { self.style = style }
}

extension NavigationViewStyleModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.environment(\.navigationViewIsStack, style._isStack)
    }
}
