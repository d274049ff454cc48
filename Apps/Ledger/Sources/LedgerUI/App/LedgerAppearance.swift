import DesignSystem

/// The look of bars that a view cannot set.
public enum LedgerAppearance {
    /// Applies the look to all bars that appear from now on. The app calls this method once, at its start.
    @MainActor public static func apply() { NativeBottomNavStyling.applyAppearance(theme: .ledger) }
}
