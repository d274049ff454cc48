import CoreGraphics
import Foundation

/// A view with which the user interacts. SwiftUI's controls also use the appearance proxies of its subclasses.
///
/// Use `UIAction` to handle events. Selectors need Objective-C, so `addTarget` is not available.
open class UIControl: UIView {
    /// The states of a control.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The normal state.
        public static let normal: State = []
        /// The state while the user presses the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The state of a disabled control.
        public static let disabled = State(rawValue: 1 << 1)
        /// The state of a selected control.
        public static let selected = State(rawValue: 1 << 2)
        /// The state of a control with the focus.
        public static let focused = State(rawValue: 1 << 3)
    }

    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch-down event.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch-down event.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// An event in which a finger moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// An event in which a finger moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// An event in which a finger moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// An event in which a finger moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// An event in which a finger is lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// An event in which a finger is lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// An event in which the system cancels the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// An event in which the value has changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// An event in which the control performs its primary action.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// An event in which the menu of the control opens.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// An event in which editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// An event in which the text has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// An event in which editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// An event in which the Return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Constants that describe the horizontal alignment of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The alignments: center, left, right, fill, leading, and trailing.
        case center, left, right, fill, leading, trailing
    }

    /// Constants that describe the vertical alignment of content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// The alignments: center, top, bottom, and fill.
        case center, top, bottom, fill
    }

    /// Creates a control with a frame in points and an action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A Boolean value that indicates whether the control is enabled.
    open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the control is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { contentDidChange() } }
    /// The vertical alignment of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { contentDidChange() } }

    /// The state of the control.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    // MARK: Actions

    private var actions: [(events: Event, action: UIAction)] = []

    /// Adds an action for some events. It replaces an action with the same identifier for the same events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Removes an action for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with the given identifier for some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == actionIdentifier else { return entry }
            let left = entry.events.subtracting(controlEvents)
            return left.isEmpty ? nil : (left, entry.action)
        }
    }

    /// The events for which there are actions.
    open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Performs the actions for some events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    }

    /// Performs an action, with the control as its sender.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    // MARK: Touches

    /// A Boolean value that indicates whether the control is tracking a touch.
    open private(set) var isTracking = false
    /// A Boolean value that indicates whether the tracked touch is inside the control.
    open private(set) var isTouchInside = false

    /// Called when a finger touches the control. Returns whether the control tracks the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger moves. Returns whether the control continues to track the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the finger is lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the system cancels the touch.
    open func cancelTracking(with event: UIEvent?) {}

    /// How far outside the control a finger still counts as within, in points.
    private static let slop: CGFloat = 70

    private func isWithin(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -UIControl.slop, dy: -UIControl.slop).contains(touch.location(in: self))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, !isTracking else { return }
        isTouchInside = true
        isHighlighted = true
        isTracking = beginTracking(touch, with: event)
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = isWithin(touch)
        if isInside != isTouchInside {
            isTouchInside = isInside
            isHighlighted = isInside
            sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
        }
        isTracking = continueTracking(touch, with: event)
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking || isHighlighted else { return }
        let touch = touches.first
        isTouchInside = touch.map(isWithin) ?? false
        isTracking = false
        isHighlighted = false
        endTracking(touch, with: event)
        sendActions(for: isTouchInside ? [.touchUpInside] : .touchUpOutside)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking || isHighlighted else { return }
        isTracking = false
        isHighlighted = false
        isTouchInside = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    // MARK: Accessibility

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
        set { super.accessibilityTraits = newValue }
    }
}
