import Foundation

/// An activity of the user, which the user can continue on another device.
///
/// The activity stores its values. Perch has no other devices and no search that use it.
open class NSUserActivity: NSObject {
    /// Creates an activity with a type, such as `com.example.reading`.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// The kind of activity.
    public let activityType: String
    /// The title of the activity.
    open var title: String?
    /// The data that is required to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are required to continue the activity. Perch stores this value, but it has no
    /// effect.
    open var requiredUserInfoKeys: Set<String>? { didSet { UIKitWithoutEffect.requiredUserInfoKeys.log() } }
    /// The URL of the web page with the same content.
    open var webpageURL: URL?
    /// The URL of the page from which the user came. Perch stores this value, but it has no effect.
    open var referrerURL: URL? { didSet { UIKitWithoutEffect.referrerURL.log() } }
    /// The date after which the activity is no longer valid. The value has no effect.
    open var expirationDate: Date? { didSet { UIKitWithoutEffect.expirationDate.log() } }
    /// Keywords with which the user can find the activity.
    open var keywords: Set<String> = []
    /// An identifier that is the same for the same activity.
    open var persistentIdentifier: String?
    /// The identifier of the content of the activity. Perch stores this value, but it has no effect.
    open var targetContentIdentifier: String? { didSet { UIKitWithoutEffect.targetContentIdentifier.log() } }
    /// A Boolean value that indicates whether `userInfo` must be updated. Perch stores this value, but it has no
    /// effect.
    open var needsSave = false { didSet { UIKitWithoutEffect.needsSave.log() } }
    /// A Boolean value that indicates whether the user can continue the activity on other devices. Perch stores this
    /// value, but it has no effect.
    open var isEligibleForHandoff = true { didSet { UIKitWithoutEffect.isEligibleForHandoff.log() } }
    /// A Boolean value that indicates whether searches on the device can find the activity. Perch stores this value,
    /// but it has no effect.
    open var isEligibleForSearch = false { didSet { UIKitWithoutEffect.isEligibleForSearch.log() } }
    /// A Boolean value that indicates whether public searches can find the activity. Perch stores this value, but it
    /// has no effect.
    open var isEligibleForPublicIndexing = false { didSet { UIKitWithoutEffect.isEligibleForPublicIndexing.log() } }
    /// A Boolean value that indicates whether the system can suggest the activity. Perch stores this value, but it has
    /// no effect.
    open var isEligibleForPrediction = false { didSet { UIKitWithoutEffect.isEligibleForPrediction.log() } }

    /// Adds entries to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the current activity. In Perch, this method has no effect.
    open func becomeCurrent() { UIKitWithoutEffect.currentActivity.log() }
    /// Ends the state of this activity as the current activity. In Perch, no object is notified.
    open func resignCurrent() {}
    /// Invalidates the activity. In Perch, no object is notified.
    open func invalidate() {}
}

/// The type of the activity for a link to the website of the program.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
