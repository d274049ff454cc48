import UIKit

/// What can be felt when something has come out.
public enum Haptics {
    /// It worked.
    @MainActor public static func success() { UINotificationFeedbackGenerator().notificationOccurred(.success) }

    /// Something is amiss.
    @MainActor public static func warning() { UINotificationFeedbackGenerator().notificationOccurred(.warning) }

    /// It failed.
    @MainActor public static func error() { UINotificationFeedbackGenerator().notificationOccurred(.error) }

    /// Another thing is chosen.
    @MainActor public static func selection() { UISelectionFeedbackGenerator().selectionChanged() }
}
