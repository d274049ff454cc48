// Made by Scripts/tokens.py from Tokens/JSON/Feedback.json. Change that file, not this one.
// swift-format-ignore-file

import SwiftUI

extension AppTheme {
    /// Distances, in points.
    public enum Spacing {
        /// 4 points.
        public static let xSmall: CGFloat = 4
        /// 8 points.
        public static let small: CGFloat = 8
        /// 16 points.
        public static let medium: CGFloat = 16
        /// 24 points.
        public static let large: CGFloat = 24
        /// 32 points.
        public static let xLarge: CGFloat = 32
    }
}
