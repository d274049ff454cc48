import PerchStandIns
import SwiftUI

/// A view of a live activity as the lock screen shows it: 361 points wide, on a material or on the color that it asks for.
struct LockScreenFrame: ViewModifier {
    func body(content: Content) -> some View {
        content
            .frame(width: 361)
            .backgroundPreferenceValue(ActivityTintKey.self) { tint in
                ZStack {
                    Rectangle().fill(.regularMaterial)
                    tint
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    }
}

private enum ActivityTintKey: PreferenceKey {
    static var defaultValue: Color? { nil }
    static func reduce(value: inout Color?, nextValue: () -> Color?) { value = value ?? nextValue() }
}

extension View {
    /// Sets the background color of a live activity on the lock screen. Nil for the material of the system.
    nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
        preference(key: ActivityTintKey.self, value: color)
    }

    /// Sets the color of the button that the system adds to a live activity.
    ///
    /// Previews do not show that button, so this has no effect. It is logged once.
    nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
        inert("View.activitySystemActionForegroundColor(_:)", "previews do not show the system's button")
        return self
    }
}
