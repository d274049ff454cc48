import Foundation

/// A view that scrolls its content.
///
/// Along its axes it takes the room it is offered; across them it is as large as its content. It reaches under the safe
/// area's edges that it touches and keeps its content clear of them while at rest. Indicators show while scrolling only, so
/// a still picture has none. Beyond its ends the content gives way and swings back.
public struct ScrollView<Content: View> {
    /// The content.
    public var content: Content
    /// The axes along which the view scrolls.
    public var axes: Axis.Set
    /// A Boolean value that indicates whether indicators show while scrolling.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: the axes along which it scrolls.
    ///   - showsIndicators: whether indicators show while scrolling.
    @available(iOS, deprecated: 100000.0, message: "Use ScrollView(_:content:) with scrollIndicators(_:axes:).")
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Creates a scroll view.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }
}

extension ScrollView: UnaryView {
    public typealias Body = Never

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        ScrollNode(view, inputs)
    }
}

/// Keeps a scroll view, and ties its place to bindings, anchors and proxies.
final class ScrollNode<Content: View>: _TypedViewNode<ScrollView<Content>>, GeometryObserver, AnyScrollNode {
    private typealias Child = LayoutContainer<VStackLayout, Content>

    private var child: _TypedViewNode<Child>!
    private(set) var scrollRender: ScrollRenderNode!
    /// Takes the drags; it is the element that containers see.
    private var dragRender: GestureRenderNode!
    private var coordinator: ScrollCoordinator!
    /// How often its indicators had been asked for when it last looked; nil before it has.
    private var flashCount: Int?

    override init(_ view: ScrollView<Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        var inputs = childInputs
        inputs.environment = ScrollNode.inner(inputs.environment)
        child = Child._makeNode(childView, inputs)
        scrollRender = ScrollRenderNode(tree: host.tree, child: child.elements[0])
        coordinator = ScrollCoordinator(node: self, render: scrollRender)
        dragRender = GestureRenderNode(tree: host.tree, child: scrollRender)
        let recognizer = ScrollRecognizer(scrollRender, coordinator)
        dragRender.setRecognizer { recognizer }
        scrollRender.onContentShift = { [weak recognizer] distance in
            assumeMainActor { recognizer?.contentDidShift(distance) }
        }
        refresh()
        host.observers.geometry.append(self)
    }

    /// Settings are for the nearest scroll view; those inside have their own.
    private static func inner(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment[ScrollSettingsKey.self] = ScrollSettings()
        environment[ScrolledContentObserverKey.self] = nil
        return environment
    }

    /// Several views stand one below the other, whatever the axes.
    private var childView: Child { Child(layout: VStackLayout(), content: view.content) }

    private func refresh() {
        let settings = environment[ScrollSettingsKey.self]
        scrollRender.layoutDirection = environment.layoutDirection
        scrollRender.update(
            axes: view.axes, settings: settings, isEnabled: environment.isScrollEnabled,
            horizontalBounce: environment.horizontalScrollBounceBehavior,
            verticalBounce: environment.verticalScrollBounceBehavior, indicators: indicatorLook,
            spinnerColor: SpinnerAppearance.spokeColor(environment.colorScheme).resolve(in: environment).rgba)
        dragRender.delaysContentTouches = environment.isScrollEnabled
        coordinator.update(settings)
        flashIndicators(environment.scrollIndicatorsFlash)
    }

    private func flashIndicators(_ flash: ScrollIndicatorsFlash) {
        let isDue = flashCount.map { $0 != flash.count } ?? flash.onAppear
        flashCount = flash.count
        guard isDue else { return }
        // How much there is to scroll is not known before the layout.
        host.afterUpdate { [weak scrollRender] in
            guard let scrollRender else { return }
            scrollRender.indicators.show(in: scrollRender)
        }
    }

    private var indicatorLook: ScrollIndicators.Look {
        ScrollIndicators.Look(
            horizontal: view.showsIndicators && environment.horizontalScrollIndicatorVisibility.showsWhileScrolling,
            vertical: view.showsIndicators && environment.verticalScrollIndicatorVisibility.showsWhileScrolling,
            color: environment.colorScheme == .dark
                ? ScrollIndicatorAppearance.darkColor : ScrollIndicatorAppearance.lightColor)
    }

    override func update(_ view: ScrollView<Content>) {
        self.view = view
        refresh()
        child.update(childView)
    }

    override func environmentDidChange(_ change: EnvironmentChange) { refresh() }

    override func propagateEnvironment(_ change: EnvironmentChange) {
        child.setEnvironment(ScrollNode.inner(environment), change)
    }

    override func invalidateBody() {
        coordinator.bindingDidChange()
        setNeedsUpdate()
    }

    override func updateIfNeeded() {
        if !coordinator.isBindingClean { coordinator.followBinding() }
    }

    override func unmount() {
        coordinator.invalidate()
        super.unmount()
    }

    func checkGeometry() {
        coordinator.check()
        scrollRender.tell(environment.scrolledContentObserver)
    }

    /// Scrolls to the view with an identity, as soon as everything is laid out. Returns whether there is such a view.
    func scrollSelf(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard child.scrollTarget(forID: id) != nil else { return false }
        coordinator.scroll(to: id, anchor: anchor, .current)
        return true
    }

    /// The box of the view with an identity, in the scroll view's coordinates.
    func rect(ofID id: AnyHashable) -> CGRect? { child.scrollTarget(forID: id)?.rect(in: scrollRender) }

    var targets: [(id: AnyHashable?, frame: CGRect)]? {
        child.markedScrollTargets?.map {
            ($0.id, $0.node.convert(CGRect(origin: .zero, size: $0.node.size), to: scrollRender))
        }
    }

    override var elementCount: Int { 1 }
    override func element(at index: Int) -> RenderNode? { index == 0 ? dragRender : nil }
    override func collectElements(into elements: inout [RenderNode]) { elements.append(dragRender) }
    override func forEachElementSource(_ visit: (_ViewNode) -> Void) {}
    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// A scroll view's node, whatever its content.
@MainActor protocol AnyScrollNode: _ViewNode {
    var scrollRender: ScrollRenderNode! { get }
    func scrollSelf(to id: AnyHashable, anchor: UnitPoint?) -> Bool
    func rect(ofID id: AnyHashable) -> CGRect?
    /// The views at which a scroll stops, in the scroll view's coordinates; nil if none are marked.
    var targets: [(id: AnyHashable?, frame: CGRect)]? { get }
}
