import CoreGraphics
import Foundation

/// A text on one or more lines, for its appearance proxy.
open class UILabel: UIView {
    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
    /// The colour of the text.
    open var textColor: UIColor! = .label
    /// How lines stand between the edges.
    open var textAlignment = NSTextAlignment.natural
    /// How many lines there may be; 0 sets no limit.
    open var numberOfLines = 1
    /// Whether the text gets smaller to fit.
    open var adjustsFontSizeToFitWidth = false
}
