import Foundation
import UIKit

/// Lists, in points, from the token table of the iOS 17 look.
enum ListMetrics {

    /// How much further in each level of an outline begins.
    static let indentation: CGFloat = 20
    /// A control up to this height makes a row no higher than the standard one, though it is higher than a line of text.
    static let tallestFittingControl: CGFloat = 36

    /// Above the first section, where it has no header. Source: measured in pictures of iOS 17 and 18.
    static let topMargin: CGFloat = 35
    /// Half the space between two sections without header and footer.
    static let sectionHalfGap: CGFloat = 17.5
    static let compactSectionHalfGap: CGFloat = 10
    static let plainHeaderVertical: CGFloat = 5
    /// The space between a section of a plain list and the next header, as since iOS 15.
    static let plainHeaderGap: CGFloat = 22
    static let prominentHeaderBottom: CGFloat = 8

    /// A header is no lower than with a line of its font at the standard type size. Source: at medium size it was measured 0.7 to
    /// 1.3 points higher than its text in pictures of iOS 17 and 18.
    static let leastHeaderHeight: CGFloat = 15.5
    static let footerFont = Font.footnote
    static let prominentHeaderFont = Font.title3.weight(.semibold)
    static let sidebarHeaderFont = Font.headline

    static let disclosureSymbol = "chevron.forward"
    static let disclosureFont = Font.footnote.weight(.semibold)
    /// The space between a row's content and what follows it.
    static let accessoryGap: CGFloat = 8
    static var selectedRow: Color { Color(uiColor: .systemGray4) }
    /// How much of the tint covers the row that the keyboard is at. Apple publishes none.
    static let focusedRowOpacity = 0.2
    /// The thickness of the line where something would be dropped between rows.
    static let insertionLine: CGFloat = 2
    /// The corners of a selected row that has no card, in a sidebar.
    static let selectionRadius: CGFloat = 8
}

/// The lists of a design.
struct ListLook: Sendable {
    /// The lines between rows.
    struct Separator: Sendable {
        /// In points; nil is a pixel.
        var thickness: CGFloat?
        var color = SystemBackgrounds.separator
        /// How far before the card's edge a line ends.
        var trailingInset: CGFloat = 0
    }

    var minimumRowHeight: CGFloat = 44
    var rowVerticalInset: CGFloat = 11
    var cornerRadius: CGFloat = 10
    /// Above a header, beside what parts two sections.
    var headerTop: CGFloat = 16
    var headerBottom: CGFloat = 6
    var footerTop: CGFloat = 6
    var footerBottom: CGFloat = 10
    var headerFont = Font.footnote
    /// Nil leaves headers as they are written.
    var headerCase: Text.Case? = .uppercase
    var plainHeaderFont = Font.subheadline.weight(.semibold)
    var separator = Separator()
    /// Beside cards on phones up to ``largestNarrowWidth``; nil is the margin of the device.
    var narrowMargin: CGFloat?
    /// Source: margins of iOS 26 are 16 up to about 402 points, and 20 from 440.
    static let largestNarrowWidth: CGFloat = 430
    /// The buttons that a swipe shows; nil if they fill the row from edge to edge.
    var swipe: Swipe?

    /// Buttons that stand apart. Unsure: no source has measured those of iOS 26.
    struct Swipe: Sendable {
        /// Around each button.
        var inset: CGFloat = 4
        var maximumHeight: CGFloat = 52
    }

    /// The height that a control takes which makes a row no higher, beside the insets of the row.
    var fittedControlHeight: CGFloat { minimumRowHeight - 2 * rowVerticalInset }

    /// Source: lines of iOS 26 are black at 25 of 255 over white. In dark appearance by eye.
    static let separator26 = UIColor(dynamicProvider: {
        UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.12 : 25 / 255)
    })
}

/// What a list shows while it is edited, in points, from the token table of the iOS 17 look.
enum ListEditingMetrics {
    static let control: CGFloat = 22
    static let controlGap: CGFloat = 12
    /// The minus sign's size, as shares of the control's.
    static let minusLength: CGFloat = 0.5
    static let minusThickness: CGFloat = 0.09
    static let ring: CGFloat = 1.5
    static let checkmark = Font.caption.bold()
    static let moveSymbol = "line.3.horizontal"
    /// How long a row takes to make room for another, in seconds. Apple publishes no time.
    static let shiftDuration = 0.25
    /// The shadow of a row that is being moved.
    static let liftRadius: CGFloat = 8
    static let liftOpacity = 0.2
}

/// The buttons that a swipe over a row shows, in points, from the token table of the iOS 17 look.
enum SwipeMetrics {
    static let minimumWidth: CGFloat = 74
    static let padding: CGFloat = 12
    /// The share of the row's width after which the first button acts automatically. Apple publishes none.
    static let fullSwipeShare: CGFloat = 0.55
    /// How much further than its buttons a row must be pulled for that, in points.
    static let fullSwipeReach: CGFloat = 20
    /// How fast a finger must be that flicks the buttons open or closed, in points per second. Apple publishes none.
    static let flick: CGFloat = 300
    /// How a row stops. Source: Jeremy Koch's slow-motion study of Mail.
    static let animation = Animation.interpolatingSpring(stiffness: 100, damping: 18)
    static var background: Color { Color(uiColor: .systemGray) }
    static var destructive: Color { Color(uiColor: .systemRed) }
}
