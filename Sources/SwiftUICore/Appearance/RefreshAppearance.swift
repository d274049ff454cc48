import Foundation

/// How pulling for new data looks, in points. The distances are Flutter's (`CupertinoSliverRefreshControl`); Apple tells none.
enum RefreshAppearance {
    /// How far the content is seen to be pulled when loading begins.
    static let trigger: CGFloat = 100
    /// The room kept open above the content while it is loaded.
    static let height: CGFloat = 60
    static let spinnerDiameter: CGFloat = 20
}
