import Foundation

/// A part of the text of a text view with which the user can interact. Perch's text views have no such parts.
@MainActor @preconcurrency open class UITextItem: NSObject {
    /// Constants that describe the content of a part.
    public enum Content {
        /// A link.
        case link(URL)
        /// A picture or file in the text.
        case textAttachment(NSTextAttachment)
        /// Text with a tag of the app.
        case tag(String)
    }

    /// The content of the part.
    public let content: Content
    /// The range of the part in the text.
    public let range: NSRange

    package init(content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// The preview above the menu of a part.
    @MainActor @preconcurrency open class MenuPreview: NSObject {
        /// Creates a preview of the text.
        public static func `default`() -> MenuPreview { MenuPreview(view: nil) }

        /// The view of the preview. Nil for the text.
        public let view: UIView?

        private init(view: UIView?) { self.view = view }

        /// Creates a preview with a view.
        public convenience init(view: UIView) { self.init(view: Optional(view)) }
    }

    /// The menu of a part.
    @MainActor @preconcurrency open class MenuConfiguration: NSObject {
        /// The preview above the menu. Nil for no preview.
        public let preview: MenuPreview?
        /// The menu.
        public let menu: UIMenu

        /// Creates a menu with a preview.
        public init(preview: MenuPreview?, menu: UIMenu) {
            self.preview = preview
            self.menu = menu
            super.init()
        }

        /// Creates a menu with a preview of the text.
        public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }
    }
}
