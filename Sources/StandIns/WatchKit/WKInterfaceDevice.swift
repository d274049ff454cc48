import Foundation
import PerchStandIns
import UIKit

/// Constants that describe what a watch makes users feel.
public enum WKHapticType: Int, Sendable {
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt
    case underwaterDepthCriticalPrompt
}

/// The sides of the arm on which the watch is worn.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
/// The sides of the watch on which its crown is.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
/// Constants that describe what the battery does.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
/// The direction of the user interface.
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The watch. There is none: what is known is the device that Perch draws.
@MainActor @preconcurrency open class WKInterfaceDevice: NSObject {
    private static let device = WKInterfaceDevice()
    /// The device.
    open class func current() -> WKInterfaceDevice { device }
    /// The name.
    open var name: String { UIDevice.current.name }
    /// The kind of device.
    open var model: String { UIDevice.current.model }
    /// The kind of device in the user's language.
    open var localizedModel: String { UIDevice.current.localizedModel }
    /// The name of the system.
    open var systemName: String { UIDevice.current.systemName }
    /// The version of the system.
    open var systemVersion: String { UIDevice.current.systemVersion }
    /// The size of the screen.
    open var screenBounds: CGRect { UIScreen.main.bounds }
    /// The pixels of a point.
    open var screenScale: CGFloat { UIScreen.main.scale }
    /// The wrist location: on which arm the watch is.
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    /// The crown orientation, which indicates where the crown is.
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    /// A Boolean value that indicates whether the battery is observed.
    open var isBatteryMonitoringEnabled = false
    /// The charge, which is unknown.
    open var batteryLevel: Float { -1 }
    /// The battery state, which indicates what the battery does: it is not known.
    open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
    /// The direction of the user interface.
    open var layoutDirection: WKInterfaceLayoutDirection { .leftToRight }
    /// The identifier of the device to the program's makers.
    open var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
    /// Plays a haptic. In Perch, this method has no effect.
    open func play(_ type: WKHapticType) { inert("WKInterfaceDevice.play(_:)", "there is no watch") }
}
