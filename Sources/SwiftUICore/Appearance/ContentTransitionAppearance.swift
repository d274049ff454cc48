import CoreGraphics

/// How contents go over into each other. Apple gives no numbers; these are seen by eye on iOS 17.
enum ContentTransitionAppearance {
    /// How far a character that rolls comes from, as a part of its font's size.
    static let rollDistance: CGFloat = 0.6
    /// How small a symbol is when it has gone, and before it comes, where one replaces another.
    static let replacedScale: CGFloat = 0.5
    /// The part of the way after which the old symbol has gone and the new one begins to come.
    static let replaceTurn = 0.5
}
