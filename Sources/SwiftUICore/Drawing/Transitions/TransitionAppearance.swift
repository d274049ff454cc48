import CoreGraphics

/// The lengths of iOS's transitions. Not published: judged by eye from recordings.
enum TransitionAppearance {
    /// How large a view is that blurs in or out.
    static let blurReplaceScale: CGFloat = 0.9
    /// How far it is blurred, in points.
    static let blurReplaceRadius: CGFloat = 10
}
