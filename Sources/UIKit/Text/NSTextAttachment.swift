import CoreGraphics
import Foundation

/// An attachment in a text. Perch stores it, draws the text without it, and logs this once.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The character that represents an attachment in a text.
    public static let character = 0xFFFC

    /// The content of the attachment.
    open var contents: Data?
    /// The type of the content.
    open var fileType: String?
    /// The image.
    open var image: UIImage?
    /// The position and size, in points, relative to the baseline. Zero for the size of the image.
    open var bounds = CGRect.zero

    /// Creates an attachment with data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an empty attachment.
    public override convenience init() { self.init(data: nil, ofType: nil) }
}

extension NSAttributedString {
    /// Creates a text that contains only an attachment.
    public convenience init(attachment: NSTextAttachment) {
        Log.once("NSTextAttachment is accepted but has no effect here: text is drawn without it.")
        // Drawn as nothing; a character that fonts lack would show a box.
        self.init(string: "\u{200B}", attributes: [.attachment: attachment])
    }
}
