import Foundation

/// Sizes of iOS 17's menus, in points, from the token table of the iOS 17 look.
enum MenuMetrics {
    /// For how long a finger rests before a menu opens that does not open under the touch, in seconds. Our choice.
    static let holdDuration: TimeInterval = 0.5
    static let width: CGFloat = 250
    static let accessibleWidth: CGFloat = 370
    static let rowHeight: CGFloat = 44
    static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    static let sectionGap: CGFloat = 8
    /// What stays free between a menu and the edge of the canvas.
    static let margin: CGFloat = 8
    /// The distance between a menu and what it belongs to.
    static let anchorGap: CGFloat = 8
    /// The column of the checkmarks, where any item has one, at the standard text size.
    static let checkmarkColumn: CGFloat = 20
    static let checkmarkGap: CGFloat = 6
    static let shadow = ControlShadow(opacity: 0.15, radius: 30, y: 10)
    /// How large a menu is when it begins to grow out of its button. No source; by eye.
    static let initialScale: CGFloat = 0.2
    /// It opens in about 0.4 seconds with a slight bounce, by general knowledge of iOS; the curve is not known. Nor is how it
    /// closes, which is taken to be as popovers do.
    static let motion = PresentationMotion(
        opening: .spring(duration: 0.4, bounce: 0.15), closing: SystemMotion.settling(in: 0.25))
    static let pressedOpacity = 0.08

    static func sectionGapOpacity(_ scheme: ColorScheme) -> Double { scheme == .dark ? 0.16 : 0.08 }
}

/// The menus of a design. Unsure in iOS 26: no source has measured its menus.
struct MenuLook: Sendable {
    var cornerRadius: CGFloat = 13
    var isGlass = false
    /// Whether lines part the items of a section.
    var hasLines = true
    /// Whether icons stand before the titles, else at the trailing edge.
    var iconsLead = false
    /// Whether a menu grows over its button, else beside it.
    var coversSource = false
    /// Between the first or last item and the edge.
    var verticalPadding: CGFloat = 0
    /// How wide the column of icons is that stand before titles, at the standard text size.
    static let iconColumn: CGFloat = 24
    static let iconGap: CGFloat = 12
}
