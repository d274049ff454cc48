// Made by Scripts/tokens.py from Tokens/JSON/Feedback.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

/// How long feedback waits and stays.
public enum FeedbackTiming {
    /// How long something may take before it is shown to be going on: 0.3 seconds.
    public static let loaderDelay: Double = 0.3
    /// How long a success mark stays: 1.5 seconds.
    public static let success: Double = 1.5
    /// How long a toast stays: 3.5 seconds.
    public static let toast: Double = 3.5
}
