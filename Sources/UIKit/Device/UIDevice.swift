import Foundation
import Sessions

/// The simulated device. By default, it is an iPhone with iOS 18.
@MainActor @preconcurrency public final class UIDevice: NSObject {
    /// The current simulated device.
    public static let current = UIDevice()

    private override init() {}

    /// The name of the device, which is the same as `model`.
    public var name: String { model }
    /// The model of the device: “iPhone” or “iPad”.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The model of the device, in the user's language.
    public var localizedModel: String { model }
    /// The name of the system: “iOS” or “iPadOS”.
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of the system, which also determines the design.
    public let systemVersion = "18.0"

    /// The interface idiom of the device: phone, tablet, or another.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

    /// The orientation of the device. It is landscape if the screen is wider than high.
    public var orientation: UIDeviceOrientation {
        let size = SessionScope[SessionScreen.self].size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The identifier for the vendor. It is always nil, because no app is installed.
    public var identifierForVendor: UUID? { nil }

    /// A Boolean value that indicates whether the battery is monitored. Perch stores this value, but it has no effect.
    public var isBatteryMonitoringEnabled = false { didSet { UIKitWithoutEffect.batteryMonitoring.log() } }
    /// The battery level. It is always -1, as on a device that does not monitor its battery.
    public let batteryLevel: Float = -1
    /// The state of the battery, which is always unknown.
    public let batteryState = BatteryState.unknown

    /// Constants that describe the state of the battery.
    public enum BatteryState: Int, Sendable {
        /// The states: unknown, unplugged, charging, and full.
        case unknown, unplugged, charging, full
    }

    /// A notification that is posted when the orientation of the device changes. Perch's hosts do not post it.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// Constants that describe the orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientations, by the edge that is up, or the face that is up.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// A Boolean value that indicates whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether the device is face up or face down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// Constants that describe the orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientations: unknown, portrait, and portrait upside down.
    case unknown, portrait, portraitUpsideDown
    /// The landscape orientations.
    case landscapeRight, landscapeLeft

    /// A Boolean value that indicates whether the orientation is portrait.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the orientation is landscape.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The portrait orientation.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The portrait orientation upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The landscape-right orientation.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The landscape-left orientation.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Both landscape orientations.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations except portrait upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
