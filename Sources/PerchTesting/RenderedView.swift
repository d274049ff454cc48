import Foundation
import SwiftUI
import Testing

/// A view on a canvas, which a test can use like a person. It reports its elements and the cost of changes.
///
/// Time does not advance, except in actions, which take as long as those of a person, and in ``advance(by:)``.
@MainActor
public final class RenderedView {
    package let canvas: ViewCanvas
    /// The current time, in seconds since the first frame of the view.
    public private(set) var time: TimeInterval = 0
    /// Whether a condition is evaluated that may hold later.
    var isWaiting = false
    /// The attribute that such a condition could not read.
    var failedRead: (message: String, location: SourceLocation)?

    /// Draws the first frame of a view.
    ///
    /// - Throws: An error if the variant names an unknown device.
    public convenience init(_ view: some View, variant: Variant = .component) throws {
        self.init(try ViewCanvas(view, variant: variant))
    }

    /// Draws the first frame of a preview, with the preview's own settings.
    ///
    /// - Throws: An error if the preview cannot be created, or names an unknown device.
    public convenience init(_ preview: PreviewEntry, variant: Variant = Variant()) throws {
        self.init(try ViewCanvas(preview, variant: variant))
    }

    /// Draws a session's first frame.
    package convenience init(_ session: Session) { self.init(ViewCanvas(session)) }

    private init(_ canvas: ViewCanvas) {
        self.canvas = canvas
        cost = FrameCost(canvas.counters)
        canvas.session.host.check.sample = FrameSample()
    }

    /// A test's last frame is checked whatever the sample.
    isolated deinit {
        guard FrameOracle.isEnabled else { return }
        canvas.session.perform { canvas.session.host.check.lookAtLatestFrame() }
    }

    /// The size of the canvas, in points.
    public var size: CGSize { canvas.size }

    /// The cost of the latest frame.
    public private(set) var cost: FrameCost

    /// Makes a change, draws the next frame, and returns its cost.
    @discardableResult
    public func update(_ change: () throws -> Void) rethrows -> FrameCost {
        canvas.resetCounters()
        try canvas.session.perform(change)
        canvas.draw(at: time)
        cost = FrameCost(canvas.counters)
        return cost
    }

    /// Draws the next frame and returns its cost.
    @discardableResult
    public func update() -> FrameCost { update {} }

    /// Lets a moment come without drawing it yet, for what is about to happen in it.
    package func turnClock(by interval: TimeInterval) { time += interval }

    /// Draws the frame at a moment, in seconds since the first frame of the view.
    ///
    /// Time does not advance between calls: tasks that sleep, timers, delayed blocks of queues, and Combine's
    /// schedulers wait for this method. During a step, they run at their times and in their order, regardless of the
    /// length of the step.
    public func advance(to time: TimeInterval) {
        self.time = time
        canvas.resetCounters()
        canvas.draw(at: time)
        cost = FrameCost(canvas.counters)
    }

    /// Advances to a moment, makes a change, draws the next frame, and returns the cost of both.
    @discardableResult
    public func update(at time: TimeInterval, _ change: () throws -> Void = {}) rethrows -> FrameCost {
        self.time = time
        canvas.resetCounters()
        canvas.draw(at: time)
        try canvas.session.perform(change)
        canvas.draw(at: time)
        cost = FrameCost(canvas.counters)
        return cost
    }

    /// Runs code that drives the host, such as handing it an event.
    func drive<Result>(_ body: (ViewHost) throws -> Result) rethrows -> Result {
        try canvas.session.perform { try body(canvas.session.host) }
    }

    /// A Boolean value that indicates whether the keyboard operates all controls, as with Full Keyboard Access of the
    /// system. The Tab key then also moves the focus to buttons and other controls, and the space bar presses them. The
    /// default is false.
    public var hasFullKeyboardAccess: Bool {
        get { drive { $0.focus.hasFullKeyboardAccess } }
        set { drive { $0.focus.hasFullKeyboardAccess = newValue } }
    }

    // MARK: From outside

    /// Opens a URL in the program. Returns whether a view handles it.
    ///
    /// The canvas shows the effect after the next ``update(_:)``.
    @discardableResult public func open(_ url: URL) -> Bool { canvas.session.open(url) }

    /// Changes values of the window that views read from the environment, such as the scene phase.
    public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) { canvas.session.setEnvironment(change) }

    // MARK: Finding elements

    /// All accessibility elements, from the root down, in reading order.
    public var elements: [FoundElement] {
        canvas.elements.flatMap(\.flattened).map { FoundElement($0, in: canvas.session) }
    }

    /// Returns the elements with a role, a label, and an identifier. Arguments that are nil match all elements.
    public func elements(
        role: ElementRole? = nil, label: String? = nil, identifier: String? = nil
    ) -> [FoundElement] {
        elements.filter { element in
            (role.map { element.role == $0 } ?? true) && (label.map { element.label == $0 } ?? true)
                && (identifier.map { element.identifier == $0 } ?? true)
        }
    }

    /// Returns the single element with a role, a label, and an identifier. Arguments that are nil match all elements.
    ///
    /// - Throws: ``ElementError`` if there is no such element or more than one. Its description lists the elements of
    ///   the screen.
    public func element(
        role: ElementRole? = nil, label: String? = nil, identifier: String? = nil
    ) throws -> FoundElement {
        let found = elements(role: role, label: label, identifier: identifier)
        guard found.count == 1 else { throw ElementError(count: found.count, tree: canvas.accessibility) }
        return found[0]
    }
}

/// The cost of a frame, in counts that are the same on every machine.
public struct FrameCost: Hashable, Sendable {
    /// The number of bodies of views and modifiers that ran.
    public let bodiesRun: Int
    /// The number of elements that were placed, or that placed their children.
    public let nodesLaidOut: Int
    /// The number of sizes that were computed.
    public let measurements: Int
    /// The number of drawing operations that were created.
    public let operationsEmitted: Int
    /// The number of elements that lazy containers created.
    public let elementsRealised: Int

    /// The cost of a frame in which nothing changed.
    public static let nothing = FrameCost(FrameCounters())

    init(_ counters: FrameCounters) {
        bodiesRun = counters.bodiesRun
        nodesLaidOut = counters.nodesLaidOut
        measurements = counters.measurements
        operationsEmitted = counters.operationsEmitted
        elementsRealised = counters.elementsRealised
    }
}

/// An accessibility element in its current state on the canvas.
@MainActor
public struct FoundElement {
    /// The kind of the element.
    public let role: ElementRole
    /// The traits, such as being selected.
    public let traits: AccessibilityTraits
    /// The name of the element. Empty if it has no name.
    public let label: String
    /// The value as text. Empty if there is none.
    public let value: String
    /// The hint of the element. Empty if it has none.
    public let hint: String
    /// The accessibility identifier. Empty if there is none.
    public let identifier: String
    /// A Boolean value that indicates whether the element is enabled.
    public let isEnabled: Bool
    /// A Boolean value that indicates whether the element has the keyboard focus.
    public let isFocused: Bool
    /// The frame in the canvas's coordinates, in points.
    public let frame: CGRect
    private let node: AccessibilityNode
    private let session: Session

    init(_ node: AccessibilityNode, in session: Session) {
        self.node = node
        self.session = session
        role = ElementRole(rawValue: node.role.rawValue)
        traits = node.traits
        label = node.label
        value = node.value
        hint = node.hint
        identifier = node.identifier
        isEnabled = node.isEnabled
        isFocused = node.isFocused
        frame = node.frame
    }

    /// Performs the default action. Returns whether the element has an action and is enabled.
    ///
    /// The canvas shows the effect after the next ``RenderedView/update(_:)``.
    @discardableResult public func activate() -> Bool { session.perform { actions.activate(node) } }

    /// Increments or decrements the value. Returns whether the element has an adjustable value and is enabled.
    @discardableResult public func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
        session.perform { actions.adjust(node, direction) }
    }

    /// Replaces the text of a field. Returns whether the element is an enabled field.
    @discardableResult public func replaceText(with text: String) -> Bool {
        session.perform { actions.replaceText(of: node, with: text) }
    }

    private var actions: AccessibilityActions { session.host.accessibilityActions }
}

/// An error of a query that found no element, or several elements instead of one.
public struct ElementError: Error, CustomStringConvertible {
    let count: Int
    let tree: String

    public var description: String {
        (count == 0 ? "No element is like that." : "\(count) elements are like that.") + " There are:\n"
            + tree
    }
}

extension RenderedView: @MainActor CustomStringConvertible {
    /// The text that assistive technology reads on the screen, with an element in each line.
    public var description: String { canvas.accessibility }
}
