import Foundation

/// How views answer to a pointer over them, in points and seconds. Apple shows the effects ("Design for the iPadOS pointer",
/// WWDC 2020) and tells no numbers; these are our choice.
enum HoverAppearance {
    static let cornerRadius: CGFloat = 8
    /// How far the light ground reaches over the view.
    static let margin: CGFloat = 6
    static let ground = 0.08
    static let liftScale: CGFloat = 1.03
    static let shadowOpacity = 0.2
    static let shadowRadius: CGFloat = 8
    static let shadowOffset: CGFloat = 4
    static let duration: TimeInterval = 0.15
}
