import Sessions
import UIKit

private enum SystemMarginKey: EnvironmentKey {
    static var defaultValue: CGFloat { SessionScope[SessionScreen.self].margin }
}

extension EnvironmentValues {
    /// How far the device keeps lists and their rows from the sides, in points.
    package var systemMargin: CGFloat {
        get { self[SystemMarginKey.self] }
        set { self[SystemMarginKey.self] = newValue }
    }

    /// How far the design keeps lists and their rows from the sides on this device, in points.
    var listMargin: CGFloat {
        guard let narrow = appearance.list.narrowMargin, horizontalSizeClass != .regular,
            SessionScope[SessionScreen.self].size.width <= ListLook.largestNarrowWidth
        else { return systemMargin }
        return min(narrow, systemMargin)
    }
}
