import CoreGraphics
import Foundation

/// A press of a button or key. Perch's hosts send keys to text fields, key commands, and views of SwiftUI, and no presses.
@MainActor @preconcurrency open class UIPress: NSObject {
    /// Constants that describe the phase of a press.
    public enum Phase: Int, Sendable {
        /// The phases: began, changed, stationary, ended, and canceled.
        case began, changed, stationary, ended, cancelled
    }

    /// Constants that describe the button of a remote control.
    public enum PressType: Int, Sendable {
        /// The arrows, and the buttons for selecting, going back, and playing.
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        /// The buttons for pages, and for the screen of a television.
        case pageUp = 30, pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
    }

    package override init() { super.init() }

    /// The phase of the press.
    open var phase: Phase { .began }
    /// The button of the press.
    open var type: PressType { .select }
    /// The force of the press, from 0 to 1.
    open var force: CGFloat { 0 }
    /// The time of the press, in seconds since the host started.
    open var timestamp: TimeInterval { 0 }
    /// The key. Nil for a button.
    open var key: UIKey? { nil }
    /// The responder that receives the press.
    open var responder: UIResponder? { nil }
    /// The window of the press.
    open var window: UIWindow? { nil }
}

/// An event, which contains presses.
open class UIPressesEvent: UIEvent {
    /// The presses of the event.
    open var allPresses: Set<UIPress> { [] }
    /// The type of the event.
    open override var type: EventType { .presses }
}

/// A key of a keyboard.
@MainActor @preconcurrency open class UIKey: NSObject {
    /// The characters that the key types.
    public let characters: String
    /// The characters that the key types without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifiers that are pressed.
    public let modifierFlags: UIKeyModifierFlags
    /// The key, independent of the layout of the keyboard.
    public let keyCode: UIKeyboardHIDUsage

    package init(
        characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
        keyCode: UIKeyboardHIDUsage
    ) {
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
        super.init()
    }
}

/// Constants that describe the keys of a keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// The keys of letters, with their usages in the standard for human interface devices.
    case keyboardA = 4, keyboardB = 5, keyboardC = 6, keyboardD = 7,
        keyboardE = 8, keyboardF = 9, keyboardG = 10, keyboardH = 11,
        keyboardI = 12, keyboardJ = 13, keyboardK = 14, keyboardL = 15,
        keyboardM = 16, keyboardN = 17, keyboardO = 18, keyboardP = 19,
        keyboardQ = 20, keyboardR = 21, keyboardS = 22, keyboardT = 23,
        keyboardU = 24, keyboardV = 25, keyboardW = 26, keyboardX = 27,
        keyboardY = 28, keyboardZ = 29
    /// The keys of digits.
    case keyboard1 = 30, keyboard2 = 31, keyboard3 = 32, keyboard4 = 33,
        keyboard5 = 34, keyboard6 = 35, keyboard7 = 36, keyboard8 = 37,
        keyboard9 = 38, keyboard0 = 39
    /// The keys that end, remove, and separate.
    case keyboardReturnOrEnter = 40, keyboardEscape = 41, keyboardDeleteOrBackspace = 42, keyboardTab = 43,
        keyboardSpacebar = 44
    /// The keys of characters other than letters and digits.
    case keyboardHyphen = 45, keyboardEqualSign = 46, keyboardOpenBracket = 47, keyboardCloseBracket = 48,
        keyboardBackslash = 49, keyboardSemicolon = 51, keyboardQuote = 52, keyboardGraveAccentAndTilde = 53,
        keyboardComma = 54, keyboardPeriod = 55, keyboardSlash = 56
    /// The function keys.
    case keyboardCapsLock = 57, keyboardF1 = 58, keyboardF2 = 59, keyboardF3 = 60,
        keyboardF4 = 61, keyboardF5 = 62, keyboardF6 = 63, keyboardF7 = 64,
        keyboardF8 = 65, keyboardF9 = 66, keyboardF10 = 67, keyboardF11 = 68,
        keyboardF12 = 69
    /// The keys that move.
    case keyboardInsert = 73, keyboardHome = 74, keyboardPageUp = 75, keyboardDeleteForward = 76,
        keyboardEnd = 77, keyboardPageDown = 78, keyboardRightArrow = 79, keyboardLeftArrow = 80,
        keyboardDownArrow = 81, keyboardUpArrow = 82
    /// The modifier keys.
    case keyboardLeftControl = 224, keyboardLeftShift = 225, keyboardLeftAlt = 226, keyboardLeftGUI = 227,
        keyboardRightControl = 228, keyboardRightShift = 229, keyboardRightAlt = 230, keyboardRightGUI = 231
}
