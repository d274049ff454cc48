import CoreGraphics

/// The halo round a view that has the keyboard. Apple publishes no sizes of it; these are chosen by eye after pictures of
/// iPadOS 17 ("Focus on iPad keyboard navigation", WWDC 2021).
enum FocusAppearance {
    static let haloWidth: CGFloat = 3
    /// Between the view and its halo.
    static let haloGap: CGFloat = 1
    static let haloCornerRadius: CGFloat = 6
    static let haloOpacity = 0.5
}
