import CoreGraphics
import Foundation

/// A picture in a text. It is kept here: text is drawn without it, and the console says so once.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// The character that represents an attachment in a text.
    public static let character = 0xFFFC

    /// The contents: what it holds.
    open var contents: Data?
    /// The type of what it holds.
    open var fileType: String?
    /// The picture.
    open var image: UIImage?
    /// The place and size, in points from the base line; zero has the size of the picture.
    open var bounds = CGRect.zero

    /// An attachment with data.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// An attachment with a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// An attachment without anything.
    public override convenience init() { self.init(data: nil, ofType: nil) }
}

extension NSAttributedString {
    /// A text of an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        Log.once("NSTextAttachment is accepted but has no effect here: text is drawn without it.")
        // Drawn as nothing; a character that fonts lack would show a box.
        self.init(string: "\u{200B}", attributes: [.attachment: attachment])
    }
}
