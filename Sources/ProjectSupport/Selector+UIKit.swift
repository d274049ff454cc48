import Foundation
import UIKit

extension UIControl {
    /// Calls a method of an object when one of the events happens.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        let target = WeakTarget(target)
        let identifier = UIAction.Identifier("selector.\(action.description)")
        addAction(
            UIAction(identifier: identifier) { sent in action.perform(on: target.object, sent.sender, nil) },
            for: controlEvents)
    }

    /// Calls it no longer.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        guard let action else { return }
        removeAction(identifiedBy: UIAction.Identifier("selector.\(action.description)"), for: controlEvents)
    }
}

extension UIBarButtonItem {
    /// The action that calls a method of an object.
    public static func _perchAction(_ target: Any?, _ action: Selector?) -> UIAction? {
        guard let action else { return nil }
        let target = WeakTarget(target)
        return UIAction { action.perform(on: target.object, $0.sender) }
    }

    /// A button with a title, which calls a method of an object.
    @_alwaysEmitIntoClient
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(title: title, image: nil, primaryAction: Self._perchAction(target, action), menu: nil)
        self.style = style
    }

    /// A button with a picture, which calls a method of an object.
    @_alwaysEmitIntoClient
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(title: nil, image: image, primaryAction: Self._perchAction(target, action), menu: nil)
        self.style = style
    }

    /// A button that the system names, which calls a method of an object.
    @_alwaysEmitIntoClient
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
    {
        self.init(systemItem: systemItem, primaryAction: Self._perchAction(target, action), menu: nil)
    }
}

extension UIGestureRecognizer {
    /// A recognizer that calls a method of an object when its gesture begins, changes, or ends.
    // Emitted into clients, whose subclasses inherit it: a library exports such initializers of other modules' classes in part only.
    @_alwaysEmitIntoClient
    public convenience init(target: Any?, action: Selector?) {
        self.init()
        _perchTarget(target, action)
    }

    /// Calls a method of an object, if there are both. What is a designated initializer of Apple's, copies call in two steps.
    public func _perchTarget(_ target: Any?, _ action: Selector?) {
        if let target, let action { addTarget(target, action: action) }
    }

    /// Calls a method of an object when the gesture begins, changes, or ends.
    public func addTarget(_ target: Any, action: Selector) {
        let target = WeakTarget(target)
        targets.append { action.perform(on: target.object, $0) }
    }
}

extension UIKeyCommand {
    /// A key that calls a method of the responder that has the command.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(input: input, modifierFlags: modifierFlags) { action.perform(on: $0, $1) }
    }

    /// A key with a title that calls a method of the responder that has the command.
    public convenience init(
        title: String, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
            discoverabilityTitle: discoverabilityTitle
        ) { action.perform(on: $0, $1) }
        (self.attributes, self.state) = (attributes, state)
    }
}

extension UIApplication {
    /// Calls a method of an object; of the one that has the keyboard, if none is given.
    @discardableResult public func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard let target = target ?? firstResponder else { return false }
        return action.perform(on: target, sender, event) != nil
    }
}

/// Calls a method of an object again and again, some sixty times a second.
public final class CADisplayLink: NSObject, @unchecked Sendable {
    // Unchecked because it is used on the main queue.
    private let target: WeakTarget
    private let selector: Selector
    private var isOver = false
    /// A Boolean value that indicates whether the method is not called for the moment.
    public var isPaused = false
    /// The preferred frames per second: stored, without effect.
    public var preferredFramesPerSecond = 0
    /// The time of the last call, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next call, in seconds.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between calls, in seconds.
    public let duration: CFTimeInterval = 1.0 / 60

    /// Creates a link that calls a method once it is added to a run loop.
    public init(target: Any, selector sel: Selector) {
        self.target = WeakTarget(target)
        selector = sel
    }

    /// Begins the calls.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { step() }

    /// Ends the calls.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isOver = true }

    /// Ends the calls.
    public func invalidate() { isOver = true }

    private func step() {
        DispatchQueue.main.asyncAfter(deadline: .now() + duration) { [weak self] in
            guard let self, !isOver, let object = target.object else { return }
            timestamp = ProcessInfo.processInfo.systemUptime
            if !isPaused { selector.perform(on: object, self) }
            step()
        }
    }
}
