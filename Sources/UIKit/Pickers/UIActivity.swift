import Foundation

/// An object that can be done with items, which a program offers besides the system's own.
@MainActor @preconcurrency open class UIActivity: NSObject {
    /// Names a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private static func named(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity." + name) }

        /// Sending to people.
        public static let message = named("Message")
        /// Sending a letter.
        public static let mail = named("Mail")
        /// Printing.
        public static let print = named("Print")
        /// Putting on the pasteboard.
        public static let copyToPasteboard = named("CopyToPasteboard")
        /// Giving to a contact.
        public static let assignToContact = named("AssignToContact")
        /// Keeping in the photo library.
        public static let saveToCameraRoll = named("SaveToCameraRoll")
        /// Keeping in the reading list.
        public static let addToReadingList = named("AddToReadingList")
        /// Sending to a device nearby.
        public static let airDrop = named("AirDrop")
        /// Opening in the app for books.
        public static let openInIBooks = named("OpenInIBooks")
        /// Marking up as a PDF.
        public static let markupAsPDF = named("MarkupAsPDF")
        /// Posting.
        public static let postToFacebook = named("PostToFacebook")
        /// Posting.
        public static let postToTwitter = named("PostToTwitter")
        /// Posting.
        public static let postToWeibo = named("PostToWeibo")
        /// Posting.
        public static let postToFlickr = named("PostToFlickr")
        /// Posting.
        public static let postToVimeo = named("PostToVimeo")
        /// Posting.
        public static let postToTencentWeibo = named("TencentWeibo")
        /// Working together on it.
        public static let collaborationCopyLink = named("CollaborationCopyLink")
        /// Working together on it.
        public static let collaborationInviteWithLink = named("CollaborationInviteWithLink")
    }

    /// Constants that describe where an activity stands on the sheet.
    public enum Category: Int, Sendable {
        /// Among what is done here, or among what others are given.
        case action, share
    }

    public override init() { super.init() }

    /// A category: where activities of the class stand on the sheet.
    open class var activityCategory: Category { .action }
    /// The activity type: what kind it is.
    open var activityType: ActivityType? { nil }
    /// The activity title: what it is called on the sheet. Without a title it is not shown.
    open var activityTitle: String? { nil }
    /// The activity image: what stands beside the title.
    open var activityImage: UIImage? { nil }
    /// A controller that does it; the activity shows nothing without one.
    open var activityViewController: UIViewController? { nil }

    /// Returns a Boolean value that indicates whether it can do anything with the items. By default, it cannot.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// The items, before it is done.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// Does it, and calls `activityDidFinish` at the end. By default, that is all.
    open func perform() { activityDidFinish(true) }

    /// The activity is over: the sheet that offered it closes.
    open func activityDidFinish(_ completed: Bool) {
        let tell = onFinish
        onFinish = nil
        tell?(completed)
    }

    /// Called when the activity is over.
    var onFinish: ((Bool) -> Void)?
}

/// An item that is made for the activity that was chosen.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns what represents the item until an activity has been chosen.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item for an activity; nil leaves it out.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// A title for activities that have one. May be left out.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
