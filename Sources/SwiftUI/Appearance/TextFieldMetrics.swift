import Foundation
import UIKit

/// Sizes of iOS 17's text fields, in points, from the token table of the iOS 17 look.
enum TextFieldMetrics {
    /// The least height of a field with a border.
    static let borderedHeight: CGFloat = 34
    static let verticalPadding: CGFloat = 6
    /// What a text editor keeps free round its text.
    static let editorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    static let caretWidth: CGFloat = 2
    /// How strong the tint behind selected characters is.
    static let selectionOpacity = 0.2
    // The sizes below are chosen by eye after iOS 17: Apple publishes none.
    static let markedLineWidth: CGFloat = 1
    static let handleDiameter: CGFloat = 11
    /// How long the caret is seen, and then not seen, in seconds.
    static let blinkInterval = 0.5

    static let editingLook = TextEditingLook(
        caretWidth: caretWidth, selectionOpacity: selectionOpacity, markedLineWidth: markedLineWidth,
        handleDiameter: handleDiameter, blinkInterval: blinkInterval)

    static let bullet = "●"
    static let bulletSize: CGFloat = 11
    /// How far bullets stand above the baseline, as a part of their size.
    static let bulletRise = 0.15
}

/// The text fields with a border of a design, in points.
struct TextFieldLook: Sendable {
    var cornerRadius: CGFloat = 6
    var horizontalPadding: CGFloat = 7
    var border = ControlColors.fieldBorder
    /// Nil is a pixel.
    var lineWidth: CGFloat?
    /// Whether text editors in the rows of lists and forms have the ground that they have elsewhere. Without it they stand on that of
    /// the row, which is not black in dark appearance.
    var fillsEditorsInRows = true

    /// Source: the line of iOS 26 is black at 20 %. In dark appearance by eye.
    static let border26 = UIColor(dynamicProvider: {
        UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
    })
}
