import SwiftUI

/// The options that the source of a preview sets for its pictures.
///
/// Packages for snapshot tests have modifiers for these options. `perch` reads the options from the drawn preview.
public struct SnapshotOptions: Equatable, Sendable {
    /// The moment to draw, in seconds since the first frame, unless another moment is requested.
    public var delay: Double?
    /// The fraction of the pixels that must match, from 0 to 1.
    public var precision: Double?
    /// The similarity of two matching pixels, from 0 to 1.
    public var perceptualPrecision: Double?
    /// A Boolean value that indicates whether `perch render` draws no picture of the preview.
    public var isIgnored = false
    /// A Boolean value that indicates whether the canvas grows until the content of vertical scroll views fits.
    public var expandsScrollViews = false
    /// A Boolean value that indicates whether accessibility elements are marked, with a legend of what a screen reader says.
    public var marksAccessibility = false

    /// Creates options without changes.
    public init() {}

    struct Key: PreferenceKey {
        static var defaultValue: SnapshotOptions { SnapshotOptions() }

        static func reduce(value: inout SnapshotOptions, nextValue: () -> SnapshotOptions) {
            let next = nextValue()
            value.delay = value.delay ?? next.delay
            value.precision = value.precision ?? next.precision
            value.perceptualPrecision = value.perceptualPrecision ?? next.perceptualPrecision
            value.isIgnored = value.isIgnored || next.isIgnored
            value.expandsScrollViews = value.expandsScrollViews || next.expandsScrollViews
            value.marksAccessibility = value.marksAccessibility || next.marksAccessibility
        }
    }
}

extension View {
    /// Sets options for the pictures that `perch render` draws of a preview.
    ///
    /// - Parameter change: A closure that changes the options of the views inside this view.
    public func snapshotOptions(_ change: @escaping @Sendable (inout SnapshotOptions) -> Void) -> some View {
        transformPreference(SnapshotOptions.Key.self, change)
    }
}

extension ViewCanvas {
    /// What the source of the preview says about its pictures.
    package var snapshotOptions: SnapshotOptions {
        session.host.root.preferenceValue(SnapshotOptions.Key.self)
    }
}
