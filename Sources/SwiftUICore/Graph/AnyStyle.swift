/// A style of any type for controls that are described by `Configuration`.
///
/// A style is a value with a `makeBody`, which may hold `@Environment` and `@State` properties. Views set
/// styles in the environment; inside a style's body the style that was set further out is in force, so that a style
/// may show the control itself with something added.
package struct AnyStyle<Configuration> {
    fileprivate let box: AnyStyleBox<Configuration>
    /// The style that was in force where this one was set; nil is the control's own.
    private let outer: Outer?

    private final class Outer {
        let style: AnyStyle
        init(_ style: AnyStyle) { self.style = style }
    }

    nonisolated package init<S, Body: View>(
        _ style: S, outer: AnyStyle? = nil, makeBody: @escaping @MainActor (S, Configuration) -> Body
    ) {
        box = TypedStyleBox(style, makeBody)
        self.outer = outer.map(Outer.init)
    }

    package var outerStyle: AnyStyle? { outer?.style }

    @MainActor package func makeBody(_ configuration: Configuration) -> AnyView { box.makeBody(configuration) }
}

extension AnyStyle: Equatable {
    package static func == (a: AnyStyle, b: AnyStyle) -> Bool {
        guard a.box === b.box || a.box.isEqual(to: b.box) else { return false }
        return a.outer === b.outer || a.outerStyle == b.outerStyle
    }
}

private class AnyStyleBox<Configuration> {
    @MainActor func makeBody(_ configuration: Configuration) -> AnyView { fatalError("abstract") }
    func isEqual(to other: AnyStyleBox) -> Bool { fatalError("abstract") }
}

private final class TypedStyleBox<S, Configuration, Body: View>: AnyStyleBox<Configuration> {
    let style: S
    let make: @MainActor (S, Configuration) -> Body

    init(_ style: S, _ make: @escaping @MainActor (S, Configuration) -> Body) {
        self.style = style
        self.make = make
    }

    override func makeBody(_ configuration: Configuration) -> AnyView {
        AnyView(StyleBody(style, configuration, make: make))
    }

    override func isEqual(to other: AnyStyleBox<Configuration>) -> Bool {
        guard let other = other as? TypedStyleBox<S, Configuration, Body> else { return false }
        return ValueComparison.areEqual(style, other.style)
    }
}

/// The style in force for controls that are described by `Configuration`; nil is the control's own.
package enum StyleKey<Configuration>: EnvironmentKey {
    package static var defaultValue: AnyStyle<Configuration>? { nil }
}

/// A control, shown by the style in force.
package struct StyledControl<Configuration>: View {
    private let configuration: Configuration
    private let standard: AnyStyle<Configuration>

    /// - Parameter standard: the style where none was set.
    package init(_ configuration: Configuration, standard: AnyStyle<Configuration>) {
        self.configuration = configuration
        self.standard = standard
    }

    package var body: some View {
        EnvironmentReader { environment in
            if let style = environment[StyleKey<Configuration>.self] {
                style.makeBody(configuration).transformEnvironment {
                    $0[StyleKey<Configuration>.self] = style.outerStyle
                }
            } else {
                standard.makeBody(configuration)
            }
        }
    }
}

/// The content of a control, inside its style, where the style that was in force outside holds again.
package struct StyledContent<Configuration, Content: View>: View {
    private let content: Content
    private let style: AnyStyle<Configuration>?

    package init(_ content: Content, style: AnyStyle<Configuration>?) {
        self.content = content
        self.style = style
    }

    package var body: some View {
        content.transformEnvironment { $0[StyleKey<Configuration>.self] = style }
    }
}

extension View {
    /// Puts a style in force for the controls of this view that are described by the style's configuration.
    nonisolated package func style<S, Configuration, Body: View>(
        _ style: S, makeBody: @escaping @MainActor (S, Configuration) -> Body
    ) -> some View {
        transformEnvironment { environment in
            let outer = environment[StyleKey<Configuration>.self]
            environment[StyleKey<Configuration>.self] = AnyStyle(style, outer: outer, makeBody: makeBody)
        }
    }
}

/// What a style makes of a configuration. The style's dynamic properties are connected before it is asked.
package struct StyleBody<Style, Configuration, Content: View>: View, PrimitiveView {
    package typealias Body = Never

    let style: Style
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content

    package init(
        _ style: Style, _ configuration: Configuration,
        make: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        self.style = style
        self.configuration = configuration
        self.make = make
    }

    package static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        StyleBodyNode(view, inputs)
    }

    package static var _elementCount: Int? { Content._elementCount }
}

private final class StyleBodyNode<Style, Configuration, Content: View>:
    BodyRunningNode<StyleBody<Style, Configuration, Content>, Content>
{
    private var style: Style
    private let properties = DynamicPropertyFields.of(Style.self)

    override init(_ view: StyleBody<Style, Configuration, Content>, _ inputs: _ViewInputs) {
        style = view.style
        super.init(view, inputs)
        runBody()
    }

    override func update(_ view: StyleBody<Style, Configuration, Content>) {
        self.view = view
        style = view.style
        runBody()
    }

    override func runBody() {
        let view = view
        show(dependencies.track(self, &style, properties) { view.make($0, view.configuration) })
    }
}
