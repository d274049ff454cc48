// Made by Scripts/tokens.py from Tokens/JSON/Feedback.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// The delays and durations of feedback.
public enum FeedbackTiming {
    /// The delay before a loading indicator appears: 0.3 seconds.
    public static let loaderDelay: Double = 0.3
    /// The duration of a success mark: 1.5 seconds.
    public static let success: Double = 1.5
    /// The duration of a toast: 3.5 seconds.
    public static let toast: Double = 3.5
}
