import UIKit

/// Haptic feedback for results.
public enum Haptics {
    /// Plays the feedback for success.
    @MainActor public static func success() { UINotificationFeedbackGenerator().notificationOccurred(.success) }

    /// Plays the feedback for a warning.
    @MainActor public static func warning() { UINotificationFeedbackGenerator().notificationOccurred(.warning) }

    /// Plays the feedback for an error.
    @MainActor public static func error() { UINotificationFeedbackGenerator().notificationOccurred(.error) }

    /// Plays the feedback for a changed selection.
    @MainActor public static func selection() { UISelectionFeedbackGenerator().selectionChanged() }
}
