import CoreGraphics
import Foundation

/// A circle that shows a color and opens a panel to choose another one.
open class UIColorWell: UIControl {
    /// The title of the panel.
    open var title: String? { didSet { contentDidChange() } }
    /// A Boolean value that indicates whether the color may be transparent.
    open var supportsAlpha = true { didSet { contentDidChange() } }
    /// The chosen color. Setting it notifies nobody.
    open var selectedColor: UIColor? { didSet { contentDidChange() } }

    /// The user chose a color.
    package func choose(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }

    override var showsContent: Bool { true }
}
