import CoreGraphics
import Foundation

/// A control that shows a color, and opens a panel in which the user selects a color.
open class UIColorWell: UIControl {
    /// The title of the panel.
    open var title: String? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the user can select transparent colors.
    open var supportsAlpha = true { didSet { contentDidChange() } }
    /// The selected color. Setting it does not send an event.
    open var selectedColor: UIColor? { didSet { contentDidChange() } }

    /// The user chose a color.
    package func choose(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    override var showsContent: Bool { true }
}
