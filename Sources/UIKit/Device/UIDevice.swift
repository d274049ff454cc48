import Foundation

/// The device that is imitated: a phone with iOS 18, whatever the machine.
@MainActor public final class UIDevice: NSObject {
    public static let current = UIDevice()

    private override init() {}

    public let name = "iPhone"
    public let model = "iPhone"
    public let localizedModel = "iPhone"
    public let systemName = "iOS"
    public let systemVersion = "18.0"

    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }

    /// By the shape of the screen: landscape where it is wider than high.
    public var orientation: UIDeviceOrientation {
        let size = UIKitServices.current.screen.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }

    /// There is no identifier, since nothing is installed.
    public var identifierForVendor: UUID? { nil }

    public var isBatteryMonitoringEnabled = false
    /// Not known: -1, as on a device that is not asked to watch its battery.
    public let batteryLevel: Float = -1
    public let batteryState = BatteryState.unknown

    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
        "UIDeviceOrientationDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    case landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
