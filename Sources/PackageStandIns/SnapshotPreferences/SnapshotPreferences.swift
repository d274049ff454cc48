import PerchHost
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

    /// Sets whether the picture grows until the content of vertical scroll views fits.
    ///
    /// Pictures do not grow without this modifier. In SnapshotPreviews they do.
    public func emergeExpansion(_ isEnabled: Bool?) -> some View {
        snapshotOptions { $0.expandsScrollViews = isEnabled ?? $0.expandsScrollViews }
    }

    /// Sets whether the picture marks accessibility elements, with a legend of what a screen reader says.
    public func emergeAccessibility(_ isEnabled: Bool?) -> some View {
        snapshotOptions { $0.marksAccessibility = isEnabled ?? $0.marksAccessibility }
    }

    /// Returns the view unchanged. Pictures for the App Store are not separate.
    public func emergeAppStoreSnapshot(_ isEnabled: Bool?) -> some View { self }
}
