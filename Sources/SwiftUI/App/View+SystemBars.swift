import SwiftUICore

extension View {
    /// Sets whether the status bar is hidden. In Perch, this modifier has no effect. Perch never draws a status bar,
    /// but its area is always outside the safe area, as on phones without a home button.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
        WithoutEffect.statusBarHidden.log()
        return self
    }

    /// Sets whether the status bar is hidden; the older name of `statusBarHidden`.
    @available(iOS, deprecated: 100000.0, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Sets whether the system's overlays, such as the home indicator, are shown. In Perch, this modifier has no
    /// effect, because Perch never draws these overlays.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        WithoutEffect.persistentSystemOverlays.log()
        return self
    }

    /// Sets the edges at which the gestures of the view take precedence over those of the system. Perch has no system
    /// gestures. This modifier has no effect.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
        WithoutEffect.defersSystemGestures.log()
        return self
    }
}
