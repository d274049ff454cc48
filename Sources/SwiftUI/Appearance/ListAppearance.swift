import Foundation

/// Lists, in points, from the token table of the iOS 17 look.
enum ListMetrics {
    static let minimumRowHeight: CGFloat = 44
    static let rowVerticalInset: CGFloat = 11
    static let cornerRadius: CGFloat = 10

    /// The system's margin at the sides of a screen of some width.
    static func margin(width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// Half the space between two sections without header and footer.
    static let sectionHalfGap: CGFloat = 17.5
    static let compactSectionHalfGap: CGFloat = 10
    static let headerTop: CGFloat = 16
    static let headerBottom: CGFloat = 6
    static let footerTop: CGFloat = 6
    static let footerBottom: CGFloat = 10
    static let plainHeaderVertical: CGFloat = 5
    static let prominentHeaderBottom: CGFloat = 8

    static let headerFont = Font.footnote
    static let footerFont = Font.footnote
    static let plainHeaderFont = Font.subheadline.weight(.semibold)
    static let prominentHeaderFont = Font.title3.weight(.semibold)
    static let sidebarHeaderFont = Font.headline

    static let disclosureSymbol = "chevron.forward"
    static let disclosureFont = Font.system(size: 13, weight: .semibold)
    /// The space between a row's content and what follows it.
    static let accessoryGap: CGFloat = 8
    static let editControlSize: CGFloat = 22
    static let editControlGap: CGFloat = 12
    static var selectedRow: Color { Color(uiColor: .systemGray4) }
}
