import Foundation
import Sessions

/// The device that is imitated: a phone with iOS 18, whatever the machine.
@MainActor @preconcurrency public final class UIDevice: NSObject {
    /// The device that is drawn.
    public static let current = UIDevice()

    private override init() {}

    /// The name: what the user calls the device: the same as `model`.
    public var name: String { model }
    /// The model: what kind of device it is: "iPhone" or "iPad".
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same, in the user's language.
    public var localizedModel: String { model }
    /// The system's name: "iOS" or "iPadOS".
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The system's version, the one whose look is drawn.
    public let systemVersion = "18.0"

    /// A value that indicates whether it is a phone, a tablet or something else.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

    /// The orientation: by the shape of the screen: landscape where it is wider than high.
    public var orientation: UIDeviceOrientation {
        let size = SessionScope[SessionScreen.self].size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// The identifier for vendor: there is no identifier, since nothing is installed.
    public var identifierForVendor: UUID? { nil }

    /// A Boolean value that indicates whether the battery is watched. Stored, without effect.
    public var isBatteryMonitoringEnabled = false { didSet { UIKitWithoutEffect.batteryMonitoring.log() } }
    /// The battery level: not known: -1, as on a device that is not asked to watch its battery.
    public let batteryLevel: Float = -1
    /// Always unknown: there is no battery to look at.
    public let batteryState = BatteryState.unknown

    /// Constants that describe what the battery does.
    public enum BatteryState: Int, Sendable {
        /// The battery states: not known, running down, filling, or full.
        case unknown, unplugged, charging, full
    }

    /// A notification that is posted when the device is turned. A host on Linux does not post it.
    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// Constants that describe how a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// The device orientations: how the device is held: which edge is up, or which face.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// A Boolean value that indicates whether it is held upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether it lies on a long side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// A Boolean value that indicates whether it lies on its back or front.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// Constants that describe how an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Upright, or upside down.
    case unknown, portrait, portraitUpsideDown
    /// The interface orientations: on a long side.
    case landscapeRight, landscapeLeft

    /// A Boolean value that indicates whether the interface is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// A Boolean value that indicates whether the interface lies on a long side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// An interface orientation mask: on the right side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// An interface orientation mask: on the left side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// An interface orientation mask: on either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// An interface orientation mask: in all ways.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// An interface orientation mask: in all ways but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
