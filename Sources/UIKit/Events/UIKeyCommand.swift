import Foundation

/// A key command that performs an action.
///
/// Perch reads the commands of the responder with the keyboard focus, or of the top controller of the window, and then
/// of the responders around it.
open class UIKeyCommand: UIMenuElement {
    /// The key: the characters that it types, or one of the constants.
    public let input: String?
    /// The modifier keys.
    public let modifierFlags: UIKeyModifierFlags
    /// The title that explains the command.
    open var discoverabilityTitle: String?
    /// Additional data of the command.
    public let propertyList: Any?
    /// The attributes of the command in a menu.
    open var attributes: UIMenuElement.Attributes = []
    /// The state of the command in a menu.
    open var state: UIMenuElement.State = .off
    /// A Boolean value that indicates whether the command has priority over the system's behavior. Perch stores this
    /// value, but it has no effect.
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

    /// The Up Arrow key.
    public nonisolated static let inputUpArrow = "\u{F700}"
    /// The Down Arrow key.
    public nonisolated static let inputDownArrow = "\u{F701}"
    /// The Left Arrow key.
    public nonisolated static let inputLeftArrow = "\u{F702}"
    /// The Right Arrow key.
    public nonisolated static let inputRightArrow = "\u{F703}"
    /// The Escape key.
    public nonisolated static let inputEscape = "\u{1B}"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "\u{F72C}"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "\u{F72D}"
    /// The Home key.
    public nonisolated static let inputHome = "\u{F729}"
    /// The End key.
    public nonisolated static let inputEnd = "\u{F72B}"
    /// The key that deletes backwards.
    public nonisolated static let inputDelete = "\u{8}"
}

/// Modifier keys.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key.
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
    /// Adds a key command.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
    /// Removes a key command.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
