import Foundation
import PerchHost
import SwiftUI

/// Previews that Prefire makes tests of. `perch render` draws all previews, these included.
public protocol PrefireProvider: PreviewProvider {}

/// A type that describes what a preview shows, for Prefire's playbook. It is not used.
public struct PreviewModel {
    /// The states of a view.
    public enum State: Equatable, Hashable, Sendable {
        /// The usual one.
        case `default`
        /// One with a name.
        case custom(String)
    }
    /// The kinds of stories.
    public enum UserStory: Equatable, Hashable, Sendable {
        /// The usual one.
        case `default`
        /// One with a name.
        case custom(String)
    }
}

extension View {
    /// Sets the moment and the precision of the preview's picture.
    ///
    /// - Parameters:
    ///   - delay: Seconds from the first frame to the picture.
    ///   - precision: The part of the pixels that must match the baseline, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    @MainActor public func snapshot(
        delay: TimeInterval = 0, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> some View {
        snapshotOptions {
            if delay > 0 { $0.delay = delay }
            $0.precision = Double(precision)
            $0.perceptualPrecision = Double(perceptualPrecision)
        }
    }

    /// Makes no picture of the preview.
    @MainActor public func prefireIgnored() -> some View { snapshotOptions { $0.isIgnored = true } }
    /// Returns the view unchanged. `perch render` draws all previews.
    @MainActor public func prefireEnabled() -> some View { self }
    /// Returns the view unchanged. Stories are for Prefire's playbook.
    @MainActor public func previewUserStory(_ story: PreviewModel.UserStory) -> some View { self }
    /// Returns the view unchanged. Stories are for Prefire's playbook.
    @MainActor public func previewUserStory(_ story: String) -> some View { self }
    /// Returns the view unchanged. States are for Prefire's playbook.
    @MainActor public func previewState(_ state: PreviewModel.State) -> some View { self }
}
