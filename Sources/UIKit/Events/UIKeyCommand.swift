import Foundation

/// A key that does something.
///
/// The responder that has the keyboard, or else the top controller of the window, is asked for its commands, and then those around it.
open class UIKeyCommand: UIMenuElement {
    /// The key: the characters that it types, or one of the constants.
    public let input: String?
    /// The keys that are held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// The discoverability title: what tells more of it.
    open var discoverabilityTitle: String?
    /// The property list: what belongs to it.
    public let propertyList: Any?
    /// The attributes: how it behaves in a menu.
    open var attributes: UIMenuElement.Attributes = []
    /// A value that indicates whether it has a mark in a menu.
    open var state: UIMenuElement.State = .off
    /// A Boolean value that indicates whether it goes before what the system does with the key. Stored.
    open var wantsPriorityOverSystemBehavior = false {
        didSet { UIKitWithoutEffect.keyCommandWantsPriorityOverSystemBehavior.log() }
    }

    private let perform: @MainActor (UIResponder, UIKeyCommand) -> Void

    /// A key that does something to the responder that has the command.
    ///
    /// - Parameter perform: what it does.
    package init(
        title: String = "", image: UIImage? = nil, input: String?, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        perform: @escaping @MainActor (UIResponder, UIKeyCommand) -> Void
    ) {
        (self.input, self.modifierFlags, self.propertyList) = (input, modifierFlags, propertyList)
        self.discoverabilityTitle = discoverabilityTitle
        self.perform = perform
        super.init(title: title, subtitle: nil, image: image)
    }

    func act(on responder: UIResponder) {
        if !attributes.contains(.disabled) { perform(responder, self) }
    }

    /// Whether a key with modifiers is the command's.
    func matches(_ key: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        input?.lowercased() == key.lowercased()
            && modifiers.subtracting(.alphaShift) == modifierFlags.subtracting(.alphaShift)
    }

    /// The arrow up.
    public nonisolated static let inputUpArrow = "\u{F700}"
    /// The arrow down.
    public nonisolated static let inputDownArrow = "\u{F701}"
    /// The arrow left.
    public nonisolated static let inputLeftArrow = "\u{F702}"
    /// The arrow right.
    public nonisolated static let inputRightArrow = "\u{F703}"
    /// The escape key.
    public nonisolated static let inputEscape = "\u{1B}"
    /// The page up key.
    public nonisolated static let inputPageUp = "\u{F72C}"
    /// The page down key.
    public nonisolated static let inputPageDown = "\u{F72D}"
    /// The home key.
    public nonisolated static let inputHome = "\u{F729}"
    /// The end key.
    public nonisolated static let inputEnd = "\u{F72B}"
    /// The key that deletes backwards.
    public nonisolated static let inputDelete = "\u{8}"
}

/// Keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIWindow {
    /// The responder that a key goes to first: what has the keyboard in the window, or else the controller on top.
    private var keyResponder: UIResponder? {
        if let first = UIApplication.shared.firstResponder as? UIView, first.window === self { return first }
        if let first = UIApplication.shared.firstResponder as? UIViewController, first.viewIfLoaded?.window === self {
            return first
        }
        guard var controller = rootViewController ?? subviews.lazy.compactMap(\.controller).first else {
            return subviews.last
        }
        while let inner = controller.presentedViewController ?? controller.shownChildren.last { controller = inner }
        return controller
    }

    /// Does what the first command does that has a key. Returns whether there is one.
    package func performKeyCommand(_ key: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        var responder = keyResponder
        while let current = responder {
            if let command = current.allKeyCommands.first(where: { $0.matches(key, modifiers) }) {
                command.act(on: current)
                return true
            }
            responder = current.next
        }
        return false
    }
}

extension UIResponder {
    fileprivate var allKeyCommands: [UIKeyCommand] {
        (keyCommands ?? []) + ((self as? UIViewController)?.addedKeyCommands ?? [])
    }
}

extension UIViewController {
    /// Adds a command.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a command that was added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
