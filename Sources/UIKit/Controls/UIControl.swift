import CoreGraphics
import Foundation

/// A view that is operated; SwiftUI's controls follow the appearance proxies of its subclasses.
///
/// Targets are notified by `UIAction`s. Selectors need Objective-C, so `addTarget` is not available here.
open class UIControl: UIView {
    /// Options that describe what state a control is in.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A state: at rest.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// A state: out of use.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// A state: with the focus.
        public static let focused = State(rawValue: 1 << 3)
    }

    /// Options that describe what happens to a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger came down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// An event: it came down again at once.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// An event: it moves within.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// An event: it moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// An event: it came back in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// An event: it went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// An event: it was lifted within.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// An event: it was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// An event: something else took it over.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value is another one.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control does what it is for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// An event: its menu opens.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Writing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// An event: something was written.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Writing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Writing ended by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All that fingers do.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All that has to do with writing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// An event: everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Constants that describe how content lies across.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The content horizontal alignments: in the middle, at an edge, or stretched; or where lines begin or end.
        case center, left, right, fill, leading, trailing
    }

    /// Constants that describe how content lies from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// The content vertical alignments: in the middle, at an edge, or stretched.
        case center, top, bottom, fill
    }

    /// A control with a frame in points, that does something.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A Boolean value that indicates whether the control can be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { contentDidChange() } } }
    /// A Boolean value that indicates whether the control is pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { contentDidChange() } } }
    /// The content horizontal alignment: how content lies across.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { contentDidChange() } }
    /// The content vertical alignment: how content lies from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { contentDidChange() } }

    /// The state: what state the control is in.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    // MARK: Actions

    private var actions: [(events: Event, action: UIAction)] = []

    /// Does something when one of the events happens. An action with the same identifier for the same events gives way.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Does it no longer when these events happen.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Does the action of that name no longer when these events happen.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == actionIdentifier else { return entry }
            let left = entry.events.subtracting(controlEvents)
            return left.isEmpty ? nil : (left, entry.action)
        }
    }

    /// The events that something is done for.
    open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Does what is to be done for these events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    }

    /// Does an action in the control's name.
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    // MARK: Touches

    /// A Boolean value that indicates whether a finger is followed.
    open private(set) var isTracking = false
    /// A Boolean value that indicates whether the finger that is followed is within.
    open private(set) var isTouchInside = false

    /// A finger came down. Returns whether it is to be followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved. Returns whether it is to be followed further.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The finger was taken over by something else.
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
