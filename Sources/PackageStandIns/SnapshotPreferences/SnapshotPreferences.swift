import PerchHost
import PerchStandIns
import SwiftUI

/// Constants that describe how SnapshotPreviews draws on a device. It has no effect.
public enum EmergeRenderingMode: Int, Sendable {
    /// An emerge rendering mode: by the view's layer.
    case coreAnimation
    /// An emerge rendering mode: by the view's hierarchy.
    case uiView
    /// An emerge rendering mode: by the window.
    case window
    /// An emerge rendering mode: by SwiftUI.
    case nsView
}

extension View {
    /// Sets how alike the picture and its baseline must be, from 0 to 1.
    public func emergeSnapshotPrecision(_ precision: Float?) -> some View {
        snapshotOptions { $0.perceptualPrecision = precision.map(Double.init) }
    }

    /// Returns the view unchanged. Perch draws in one way.
    public func emergeRenderingMode(_ mode: EmergeRenderingMode?) -> some View { self }

    /// Returns the view unchanged. Perch does not grow the screen to the length of a scroll view; the log says so once.
    public func emergeExpansion(_ isEnabled: Bool?) -> some View {
        if isEnabled == true { noEffect("emergeExpansion(_:)", "since pictures show a scroll view in its own size") }
        return self
    }

    /// Returns the view unchanged. `perch accessibility` prints what a screen reader says; the log says so once.
    public func emergeAccessibility(_ isEnabled: Bool?) -> some View {
        if isEnabled == true {
            noEffect("emergeAccessibility(_:)", "since perch accessibility prints the accessibility tree")
        }
        return self
    }

    /// Returns the view unchanged. Pictures for the App Store are not separate.
    public func emergeAppStoreSnapshot(_ isEnabled: Bool?) -> some View { self }
}
