import CoreGraphics
import DisplayList

/// Text as it is drawn: the runs of one text view that have the same paint.
package struct DrawnText: Sendable {
    package var string = ""
    /// The element that contains it; nil if assistive technology does not find it.
    package var element: Int?
    package var frame = CGRect.zero
    /// The size of the font, in points on the screen.
    package var pointSize = 0.0
    /// Whether the weight is 700 or more.
    package var isBold = false
    /// The paint, where it is one color.
    package var ink: RGBA?
    /// The name of the system's color, where the text or the ground has one.
    package var systemStyle: String?
    /// Nil where the text cannot be seen.
    package var contrast: Contrast?
    package var isTruncated = false
    /// How much of the box is inside the canvas and every clip, other than those of scroll views: 0 to 1.
    package var unclippedShare = 1.0
    /// Whether a scroll view has moved some of it out of sight.
    package var isScrolledAway = false
    /// Whether it is the prompt of an empty text field.
    package var isPrompt = false
    package var isEnabled = true
    /// Whether Dynamic Type has one of the accessibility sizes there.
    package var isOfAccessibilitySize = false
    /// Whether a control of the toolkit drew it.
    package var isPartOfControl = false
    /// Whether a navigation bar, toolbar, or tab bar contains it.
    package var isInBar = false
    package var origin = Origin()
    /// The same for the same text in each variant of a preview.
    package var key = ""

    package init() {}

    /// Whether WCAG counts it as large: 18 points, or 14 in bold.
    package var isLarge: Bool { pointSize >= 18 || (isBold && pointSize >= 14) }

    /// The contrast that WCAG's level AA requires.
    package var requiredContrast: Double { isLarge ? 3 : 4.5 }

    /// Whether it contains a letter or a number.
    package var hasWords: Bool { string.contains { $0.isLetter || $0.isNumber } }
}
