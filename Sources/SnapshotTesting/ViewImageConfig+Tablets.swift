import UIKit

extension ViewImageConfig {
    /// The iPad mini on its side.
    public static let iPadMini = iPadMini(.landscape)

    /// The whole screen of the iPad mini.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        iPadMini(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// A part of the screen of the iPad mini, or all of it.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen(
            width: 768, height: 1024, top: 20, bottom: 0, landscapeWidths: (320, 507, 694), portraitWidths: (320, 438)
        ).config(orientation)
    }

    /// The 9.7-inch iPad on its side.
    public static let iPad9_7 = iPad9_7(.landscape)

    /// The whole screen of the 9.7-inch iPad.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        iPad9_7(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// A part of the screen of the 9.7-inch iPad, or all of it.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen(
            width: 768, height: 1024, top: 20, bottom: 0, landscapeWidths: (320, 507, 694), portraitWidths: (320, 438)
        ).config(orientation)
    }

    /// The 10.2-inch iPad on its side.
    public static let iPad10_2 = iPad10_2(.landscape)

    /// The whole screen of the 10.2-inch iPad.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        iPad10_2(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// A part of the screen of the 10.2-inch iPad, or all of it.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen(
            width: 810, height: 1080, top: 20, bottom: 0, landscapeWidths: (320, 535, 750), portraitWidths: (320, 480)
        ).config(orientation)
    }

    /// The 10.5-inch iPad Pro on its side.
    public static let iPadPro10_5 = iPadPro10_5(.landscape)

    /// The whole screen of the 10.5-inch iPad Pro.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro10_5(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// A part of the screen of the 10.5-inch iPad Pro, or all of it.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen(
            width: 834, height: 1112, top: 20, bottom: 0, landscapeWidths: (320, 551, 782), portraitWidths: (320, 504)
        ).config(orientation)
    }

    /// The 11-inch iPad Pro on its side.
    public static let iPadPro11 = iPadPro11(.landscape)

    /// The whole screen of the 11-inch iPad Pro.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro11(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// A part of the screen of the 11-inch iPad Pro, or all of it.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen(
            width: 834, height: 1194, top: 24, bottom: 20, landscapeWidths: (375, 592.5, 809),
            portraitWidths: (320, 504)
        ).config(orientation)
    }

    /// The 12.9-inch iPad Pro on its side.
    public static let iPadPro12_9 = iPadPro12_9(.landscape)

    /// The whole screen of the 12.9-inch iPad Pro.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        iPadPro12_9(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
    }

    /// A part of the screen of the 12.9-inch iPad Pro, or all of it.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletScreen(
            width: 1024, height: 1366, top: 20, bottom: 0, landscapeWidths: (375, 678, 981), portraitWidths: (375, 639)
        ).config(orientation)
    }
}
