import Foundation

/// An action for items in a share sheet, which a program provides in addition to those of the system.
@MainActor @preconcurrency open class UIActivity: NSObject {
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        private static func named(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity." + name) }

        /// The activity that sends a message.
        public static let message = named("Message")
        /// The activity that sends mail.
        public static let mail = named("Mail")
        /// The activity that prints.
        public static let print = named("Print")
        /// The activity that copies to the pasteboard.
        public static let copyToPasteboard = named("CopyToPasteboard")
        /// The activity that assigns an item to a contact.
        public static let assignToContact = named("AssignToContact")
        /// The activity that saves to the photo library.
        public static let saveToCameraRoll = named("SaveToCameraRoll")
        /// The activity that adds to the reading list.
        public static let addToReadingList = named("AddToReadingList")
        /// The activity that sends an item to a nearby device.
        public static let airDrop = named("AirDrop")
        /// The activity that opens an item in the Books app.
        public static let openInIBooks = named("OpenInIBooks")
        /// The activity that marks up an item as PDF.
        public static let markupAsPDF = named("MarkupAsPDF")
        /// The activity that posts to a social network.
        public static let postToFacebook = named("PostToFacebook")
        /// The activity that posts to a social network.
        public static let postToTwitter = named("PostToTwitter")
        /// The activity that posts to a social network.
        public static let postToWeibo = named("PostToWeibo")
        /// The activity that posts to a social network.
        public static let postToFlickr = named("PostToFlickr")
        /// The activity that posts to a social network.
        public static let postToVimeo = named("PostToVimeo")
        /// The activity that posts to a social network.
        public static let postToTencentWeibo = named("TencentWeibo")
        /// The activity that starts a collaboration.
        public static let collaborationCopyLink = named("CollaborationCopyLink")
        /// The activity that starts a collaboration.
        public static let collaborationInviteWithLink = named("CollaborationInviteWithLink")
    }

    /// Constants that describe the category of an activity on the sheet.
    public enum Category: Int, Sendable {
        /// The categories: an action, and sharing.
        case action, share
    }

    public override init() { super.init() }

    /// The category of activities of this class.
    open class var activityCategory: Category { .action }
    /// The type of the activity.
    open var activityType: ActivityType? { nil }
    /// The title of the activity on the sheet. An activity without a title is not shown.
    open var activityTitle: String? { nil }
    /// The image beside the title.
    open var activityImage: UIImage? { nil }
    /// The controller that performs the activity. Nil if the activity has no user interface.
    open var activityViewController: UIViewController? { nil }

    /// Returns a Boolean value that indicates whether the activity supports the items. The default is false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Prepares the activity with the items.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// Performs the activity, and calls `activityDidFinish` at the end. By default, it only calls this method.
    open func perform() { activityDidFinish(true) }

    /// Ends the activity, which closes the sheet.
    open func activityDidFinish(_ completed: Bool) {
        let tell = onFinish
        onFinish = nil
        tell?(completed)
    }

    /// Called when the activity is over.
    var onFinish: ((Bool) -> Void)?
}

/// An object that provides an item for the selected activity.
@MainActor @preconcurrency public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder for the item until the user has selected an activity.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item for an activity. Nil if the activity does not use the item.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns a title for activities that have one. This method is optional.
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
