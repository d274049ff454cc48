import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// A window of UIKit's as an element that fills the canvas, so that whatever draws views draws programs as well.
package struct WindowView {
    private let window: UIWindow

    /// The window must be kept by somebody as long as the view is; the view keeps it, too.
    package init(_ window: UIWindow) { self.window = window }
}

extension WindowView: View {
    package var body: some View { WindowElement(window: window).operated(window) }
}

extension View {
    /// Lets the element of a window take touches, and the keyboard for what is in the window.
    func operated(_ window: UIWindow) -> some View {
        gesture(WindowGesture(window: window))
            .modifier(FocusItemModifier(item: WindowFocus.of(window).item, interactions: .activate))
    }
}

/// A window as an element. It fills what it is offered, or takes the size that `sizing` gives it.
package struct WindowElement {
    let window: UIWindow
    var sizing: ((ProposedViewSize) -> CGSize)?

    package init(window: UIWindow, sizing: ((ProposedViewSize) -> CGSize)? = nil) {
        self.window = window
        self.sizing = sizing
    }
}

extension WindowElement: LeafView {
    package typealias Body = Never

    package func makeRender(_ tree: RenderTree) -> WindowRenderNode { WindowRenderNode(window, tree) }

    package func updateRender(_ render: WindowRenderNode, _ environment: EnvironmentValues) {
        render.sizing = sizing
        render.update(WindowSurroundings(environment))
    }
}

/// Hands touches to what is in a window.
package struct WindowGesture {
    package typealias Value = Void
    package typealias Body = Never

    let window: UIWindow

    package init(window: UIWindow) { self.window = window }

    @MainActor @preconcurrency
    package static func _makeRecognizer(_ gesture: WindowGesture) -> _GestureRecognizer<Void> {
        WindowTouchRecognizer(gesture.window)
    }
}

extension WindowGesture: Gesture {}

/// Follows a touch for a window. It takes the touch from other gestures only where something in the window does.
private final class WindowTouchRecognizer: _GestureRecognizer<Void> {
    private let touches: WindowTouches
    private var last: PointerEvent?

    init(_ window: UIWindow) { touches = WindowTouches.of(window) }

    override func receive(_ event: PointerEvent, _ context: GestureContext) {
        var event = event
        event.location = context.location(event.location, in: .local)
        last = event
        let isTaken = touches.send(event)
        switch event.phase {
        case .down, .moved: if isTaken { phase = .active(()) }
        case .up: phase = .ended(())
        case .cancelled: phase = .failed
        }
    }

    override func cancel() {
        if var event = last {
            event.phase = .cancelled
            _ = touches.send(event)
        }
        last = nil
        super.cancel()
    }

    override func reset() {
        last = nil
        super.reset()
    }

    override func adopt(_ other: _GestureRecognizer<Void>) -> Bool {
        guard let other = other as? WindowTouchRecognizer else { return false }
        last = other.last
        return super.adopt(other)
    }
}

/// What a window tells its views: the traits, and what has no trait.
package struct WindowSurroundings {
    /// The traits that the environment's values are in UIKit.
    let traits: UITraitCollection
    /// In seconds since the host began.
    package var time: TimeInterval = 0
    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone
    private let referenceDate: Date
    let displayScale: CGFloat

    init(_ environment: EnvironmentValues) {
        traits = UITraitCollection(environment)
        locale = environment.locale
        calendar = environment.calendar
        timeZone = environment.timeZone
        referenceDate = environment._referenceDate
        displayScale = environment.displayScale
    }

    /// Hands on what has no trait.
    package func apply(to environment: inout EnvironmentValues) {
        environment.locale = locale
        environment.calendar = calendar
        environment.timeZone = timeZone
        environment._referenceDate = referenceDate
    }
}

extension UITraitCollection {
    /// The current traits with those that stand for an environment's values.
    package convenience init(_ environment: EnvironmentValues) {
        self.init(traitsFrom: [
            .current,
            UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(environment.colorScheme)),
            UITraitCollection(layoutDirection: UITraitEnvironmentLayoutDirection(environment.layoutDirection)),
            UITraitCollection(displayScale: environment.displayScale),
            UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(environment.horizontalSizeClass)),
            UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(environment.verticalSizeClass)),
            UITraitCollection(
                preferredContentSizeCategory: UIContentSizeCategory(environment.dynamicTypeSize)),
            UITraitCollection(accessibilityContrast: UIAccessibilityContrast(environment.colorSchemeContrast)),
            UITraitCollection(legibilityWeight: UILegibilityWeight(environment.legibilityWeight)),
        ])
    }
}

extension EnvironmentValues {
    /// Takes over what traits specify.
    package mutating func take(_ traits: UITraitCollection) {
        if let scheme = ColorScheme(traits.userInterfaceStyle) { colorScheme = scheme }
        if let direction = LayoutDirection(traits.layoutDirection) { layoutDirection = direction }
        if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
        if let width = UserInterfaceSizeClass(traits.horizontalSizeClass) { horizontalSizeClass = width }
        if let height = UserInterfaceSizeClass(traits.verticalSizeClass) { verticalSizeClass = height }
        if let weight = LegibilityWeight(traits.legibilityWeight) { legibilityWeight = weight }
    }
}

/// Draws a window and reads what SwiftUI shows in it.
package final class WindowRenderNode: RenderNode, TimeDependent {
    private let window: UIWindow
    private var surroundings: WindowSurroundings?
    /// The size for a proposal; nil fills it.
    var sizing: ((ProposedViewSize) -> CGSize)? { didSet { if sizing != nil { setNeedsLayout() } } }

    init(_ window: UIWindow, _ tree: RenderTree) {
        self.window = window
        super.init(tree: tree)
        tree.addTimeDependent(self)
        markDependsOnPosition()
        nonisolated(unsafe) weak let node = self
        assumeMainActor {
            window.onChange = { node?.contentDidChange() }
            window.onResize = { if node?.sizing != nil { node?.setNeedsLayout() } }
        }
    }

    /// Something in the window is to be drawn again. While it is drawn, what it shows is brought up to date anyway.
    private func contentDidChange() {
        guard !isDrawing else { return }
        setNeedsDisplay()
        tree.onNeedsFrame?()
    }

    private var isDrawing = false
    private lazy var clock = WindowClock(self, window)

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        sizing?(proposal) ?? super.measure(proposal)
    }

    package override var debugName: String { "Window" }

    package func nextChange(after time: TimeInterval) -> TimeInterval? { clock.differsWithTime ? time : nil }

    func update(_ surroundings: WindowSurroundings) {
        self.surroundings = surroundings
        setNeedsLayout()
        setNeedsDisplay()
    }

    package override func layoutChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard let surroundings else { return }
        let insets = parentInsets
        assumeMainActor { [window] in window.adapt(to: size, insets: insets, traits: surroundings.traits) }
    }

    /// What of the element lies outside of what the canvas keeps free.
    private var parentInsets: UIEdgeInsets {
        var node: RenderNode? = self
        while let current = node {
            if let inner = current.safeArea?.inner {
                let box = convert(CGRect(origin: .zero, size: size), to: current)
                return UIEdgeInsets(
                    top: max(0, inner.minY - box.minY), left: max(0, inner.minX - box.minX),
                    bottom: max(0, box.maxY - inner.maxY), right: max(0, box.maxX - inner.maxX))
            }
            node = current.parent
        }
        return .zero
    }

    package override func draw(in canvas: inout DisplayCanvas) {
        guard var surroundings else { return }
        surroundings.time = tree.time
        isDrawing = true
        nonisolated(unsafe) let clock = clock
        let items = assumeMainActor { [window, surroundings] in
            window.layoutIfNeeded()
            let isAnimated = window.advanceAnimations(to: surroundings.time)
            for hosted in window.hostedViews() { hosted.content.adapt(to: surroundings) }
            let context = CGContext()
            window.draw(into: context)
            let contents = window.hostedViews().map(\.content)
            clock.follow(contents, isAnimated: isAnimated)
            WindowFocus.of(window).follow(contents)
            return context.takeItems()
        }
        isDrawing = false
        for item in items {
            switch item {
            case .draw(let operation): canvas.draw(operation)
            case .node(let node): canvas.draw(node)
            }
        }
    }

    package override func accessibilityElements() -> [AccessibilityNode] {
        let origin = globalFrame.origin
        let known = innerIDs
        innerIDs = [:]
        nonisolated(unsafe) let node = self
        let nodes = assumeMainActor {
            node.window.accessibilityNodes(at: origin) { view, id in
                let key = InnerElement(view: ObjectIdentifier(view), id: id)
                let number = node.innerIDs[key] ?? known[key] ?? node.tree.makeNodeID()
                node.innerIDs[key] = number
                return number
            }
        }
        // What lies under an alert is out of reach.
        return nodes.last { $0.traits.contains(.isModal) }.map { [$0] } ?? nodes
    }

    /// An element of the content of a view in the window.
    private struct InnerElement: Hashable {
        let view: ObjectIdentifier
        let id: UInt64
    }

    /// The numbers that elements in the window have outside; the same as long as they are there.
    @exclusivity(unchecked) private var innerIDs: [InnerElement: UInt64] = [:]

    package override func standsFor(_ id: UInt64) -> Bool { super.standsFor(id) || innerIDs.values.contains(id) }
}
