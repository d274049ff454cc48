import CoreGraphics
import SwiftUI

/// An accessibility element as rules see it: a value without actions.
package struct AuditedElement: Sendable {
    /// A scroll view that contains the element.
    package struct ScrollView: Sendable {
        package let id: UInt64
        package let frame: CGRect

        package init(id: UInt64, frame: CGRect) { (self.id, self.frame) = (id, frame) }
    }

    package var id: UInt64 = 0
    /// The index of the element that contains this one.
    package var parent: Int?
    package var children: [Int] = []
    package var role = AccessibilityRole.group
    package var traits: AccessibilityTraits = []
    package var label = ""
    package var value = ""
    package var hint = ""
    package var inputLabels: [String] = []
    package var isEnabled = true
    /// Whether people can press it or change its value by steps.
    package var isOperable = false
    package var isAdjustable = false
    /// Whether a screen reader stops here.
    package var isElement = false
    package var headingLevel = AccessibilityHeadingLevel.unspecified
    package var frame = CGRect.zero
    /// The scroll views that contain the element, from the outside in.
    package var scrollViews: [ScrollView] = []
    /// Whether it is in a header or footer that sticks to an edge of a scroll view, away from its place.
    package var isPinned = false
    package var origin = Origin()
    /// What is drawn inside the element and belongs to no other.
    package var shownTexts: [String] = []
    /// The texts inside the element that belong to no other, whether they can be seen or are scrolled away.
    package var texts: [String] = []
    /// The box of the texts and pictures that are drawn inside.
    package var shownFrame = CGRect.null
    package var showsPicture = false
    package var showsSpinner = false
    /// Whether it is progress of which nobody knows how far it has come.
    package var isIndeterminate = false
    /// The area that takes touches; nil if it was not measured or takes none.
    package var target: CGRect?
    /// Whether the size of the target is the toolkit's alone.
    package var hasStockTarget = false
    /// Whether the target is the text of a button and no more, so its size is that of the font.
    package var isBareText = false
    /// Whether a control of the toolkit made it: a day of a calendar, or the buttons of a stepper.
    package var isPartOfStockControl = false
    /// Whether a navigation bar, toolbar, or tab bar contains it.
    package var isInBar = false
    /// Whether a chart contains it, which has its own order.
    package var isInChart = false
    /// Whether it is a link inside running text.
    package var isInlineLink = false

    package init() {}

    package var isTextInput: Bool { role.takesText }

    /// Text that is only read.
    package var isPlainText: Bool { role == .text && !isOperable }

    /// The kind and name, as paths and messages show them: `button “Save”`.
    package var title: String { label.isEmpty ? role.rawValue : "\(role.rawValue) “\(label)”" }
}
