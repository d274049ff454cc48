import Foundation
import PerchStandIns

extension Notification.Name {
    /// A controller was connected. It is never posted.
    public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
    /// A controller was disconnected. It is never posted.
    public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
    /// Another controller is in use. It is never posted.
    public static let GCControllerDidBecomeCurrent = Notification.Name("GCControllerDidBecomeCurrentNotification")
    /// A keyboard was connected. It is never posted.
    public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
    /// A keyboard was disconnected. It is never posted.
    public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
    /// A mouse was connected. It is never posted.
    public static let GCMouseDidConnect = Notification.Name("GCMouseDidConnectNotification")
}

/// A device that controls games.
public protocol GCDevice: NSObjectProtocol {
    /// The vendor name, which indicates who made it.
    var vendorName: String? { get }
    /// The kind of device.
    var productCategory: String { get }
    /// The queue on which handlers are called.
    var handlerQueue: DispatchQueue { get set }
}

/// A part of a controller that users move.
open class GCControllerElement: NSObject {
    /// A Boolean value that indicates whether it has more values than on and off.
    open var isAnalog: Bool { false }
    /// The name in the user's language.
    open var localizedName: String?
    /// The symbol.
    open var sfSymbolsName: String?
}

/// A button.
open class GCControllerButtonInput: GCControllerElement {
    /// A type that is called with the button, its value, and whether it is pressed.
    public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
    /// The closure that is called when the value changes.
    open var valueChangedHandler: GCControllerButtonValueChangedHandler?
    /// The closure that is called when the button is pressed or released.
    open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
    /// A value that describes how far it is pressed: 0.
    open var value: Float { 0 }
    /// A Boolean value that indicates whether it is pressed: it is not.
    open var isPressed: Bool { false }
}

/// A direction between two ends.
open class GCControllerAxisInput: GCControllerElement {
    /// The closure that is called when the value changes.
    open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
    /// The value from -1 to 1: 0.
    open var value: Float { 0 }
}

/// A stick or a pad with two directions.
open class GCControllerDirectionPad: GCControllerElement {
    /// The closure that is called when a value changes.
    open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
    /// The x axis, from left to right.
    public let xAxis = GCControllerAxisInput()
    /// The y axis, from bottom to top.
    public let yAxis = GCControllerAxisInput()
    /// Up.
    public let up = GCControllerButtonInput()
    /// Down.
    public let down = GCControllerButtonInput()
    /// Left.
    public let left = GCControllerButtonInput()
    /// Right.
    public let right = GCControllerButtonInput()
}

/// A controller with two sticks.
open class GCExtendedGamepad: NSObject {
    /// The closure that is called when a value changes.
    open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
    /// The pad.
    public let dpad = GCControllerDirectionPad()
    /// The left stick.
    public let leftThumbstick = GCControllerDirectionPad()
    /// The right stick.
    public let rightThumbstick = GCControllerDirectionPad()
    /// The lower button.
    public let buttonA = GCControllerButtonInput()
    /// The right button.
    public let buttonB = GCControllerButtonInput()
    /// The left button.
    public let buttonX = GCControllerButtonInput()
    /// The upper button.
    public let buttonY = GCControllerButtonInput()
    /// The button for menus.
    public let buttonMenu = GCControllerButtonInput()
    /// The button for options.
    public let buttonOptions: GCControllerButtonInput? = nil
    /// The left upper button.
    public let leftShoulder = GCControllerButtonInput()
    /// The right upper button.
    public let rightShoulder = GCControllerButtonInput()
    /// The left trigger.
    public let leftTrigger = GCControllerButtonInput()
    /// The right trigger.
    public let rightTrigger = GCControllerButtonInput()
}

/// Constants that describe which player a controller belongs to.
public enum GCControllerPlayerIndex: Int, Sendable {
    /// A controller player index: Nobody's.
    case indexUnset = -1
    /// The first player's.
    case index1 = 0
    /// The second player's.
    case index2 = 1
    /// The third player's.
    case index3 = 2
    /// The fourth player's.
    case index4 = 3
}

/// A controller. None is connected.
open class GCController: NSObject, GCDevice {
    /// The controllers that are connected: none.
    open class func controllers() -> [GCController] { [] }
    /// The controller that was used last: none.
    open class var current: GCController? { nil }
    /// An object that searches for controllers. In Perch, this method has no effect other than an immediate call of the
    /// handler.
    open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
        inert("GCController.startWirelessControllerDiscovery(completionHandler:)", "no controllers can be connected")
        completionHandler?()
    }
    /// Stops looking for controllers.
    open class func stopWirelessControllerDiscovery() {}

    open var vendorName: String? { nil }
    open var productCategory: String { "" }
    open var handlerQueue: DispatchQueue = .main
    /// The player index, which indicates which player the controller belongs to.
    open var playerIndex: GCControllerPlayerIndex = .indexUnset
    /// A Boolean value that indicates whether it is a part of the device.
    open var isAttachedToDevice: Bool { false }
    /// The closure that is called when the user pauses.
    open var controllerPausedHandler: ((GCController) -> Void)?
    /// The buttons and sticks.
    open var extendedGamepad: GCExtendedGamepad? { nil }
}

/// A keyboard as a controller. None is connected.
open class GCKeyboard: NSObject {
    /// All keyboards as one: none.
    open class var coalesced: GCKeyboard? { nil }
}

/// A mouse as a controller. None is connected.
open class GCMouse: NSObject {
    /// The mice: none.
    open class func mice() -> [GCMouse] { [] }
    /// The mouse that was used last: none.
    open class var current: GCMouse? { nil }
}
