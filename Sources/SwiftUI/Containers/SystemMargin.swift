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
}
