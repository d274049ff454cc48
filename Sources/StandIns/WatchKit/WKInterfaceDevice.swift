import Foundation
import PerchStandIns
import UIKit

/// Constants that identify the haptic feedback of a watch.
public enum WKHapticType: Int, Sendable {
    /// A type of haptic feedback.
    case notification, directionUp, directionDown, success, failure, retry, start, stop, click
    /// A type of haptic feedback for navigation or diving.
    case navigationGenericManeuver, navigationLeftTurn, navigationRightTurn, underwaterDepthPrompt
    /// A type of haptic feedback for a critical depth under water.
    case underwaterDepthCriticalPrompt
}

/// Constants that identify the wrist on which the user wears the watch.
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
/// Constants that identify the side of the watch with the Digital Crown.
public enum WKInterfaceDeviceCrownOrientation: Int, Sendable { case left, right }
/// Constants that describe the state of the battery.
public enum WKInterfaceDeviceBatteryState: Int, Sendable { case unknown, unplugged, charging, full }
/// Constants that describe the direction of the user interface.
public enum WKInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The watch. Perch has no watch, so most properties describe the device that Perch draws.
@MainActor @preconcurrency open class WKInterfaceDevice: NSObject {
    private static let device = WKInterfaceDevice()
    /// Returns the current device.
    open class func current() -> WKInterfaceDevice { device }
    /// The name of the device.
    open var name: String { UIDevice.current.name }
    /// The model of the device.
    open var model: String { UIDevice.current.model }
    /// The model of the device in the user's language.
    open var localizedModel: String { UIDevice.current.localizedModel }
    /// The name of the operating system.
    open var systemName: String { UIDevice.current.systemName }
    /// The version of the operating system.
    open var systemVersion: String { UIDevice.current.systemVersion }
    /// The bounds of the screen, in points.
    open var screenBounds: CGRect { UIScreen.main.bounds }
    /// The number of pixels per point.
    open var screenScale: CGFloat { UIScreen.main.scale }
    /// The wrist on which the user wears the watch. Always `left`.
    open var wristLocation: WKInterfaceDeviceWristLocation { .left }
    /// The side of the watch with the Digital Crown. Always `right`.
    open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
    /// A Boolean value that indicates whether battery monitoring is enabled. In Perch, this property has no effect.
    open var isBatteryMonitoringEnabled = false
    /// The level of the battery. Always -1, which means that the level is unknown.
    open var batteryLevel: Float { -1 }
    /// The state of the battery. Always `unknown`.
    open var batteryState: WKInterfaceDeviceBatteryState { .unknown }
    /// The direction of the user interface. Always `leftToRight`.
    open var layoutDirection: WKInterfaceLayoutDirection { .leftToRight }
    /// The identifier of the device for the vendor of the app.
    open var identifierForVendor: UUID? { UIDevice.current.identifierForVendor }
    /// Plays haptic feedback. In Perch, this method has no effect.
    open func play(_ type: WKHapticType) { inert("WKInterfaceDevice.play(_:)", "there is no watch") }
}
