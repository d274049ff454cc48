import Foundation

/// An activity of the user, which can continue elsewhere.
///
/// It keeps what is put into it. There is no other device and no search here that would take it up.
open class NSUserActivity: NSObject {
    /// An activity of a kind, named like `com.example.reading`.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    /// The kind of activity.
    public let activityType: String
    /// The title: what the user reads.
    open var title: String?
    /// The user info: what is needed to continue.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are needed to continue.
    open var requiredUserInfoKeys: Set<String>? { didSet { UIKitWithoutEffect.requiredUserInfoKeys.log() } }
    /// The page that shows the same.
    open var webpageURL: URL?
    /// The referrer URL: where the user came from.
    open var referrerURL: URL? { didSet { UIKitWithoutEffect.referrerURL.log() } }
    /// The expiration date: when nobody needs it any more.
    open var expirationDate: Date? { didSet { UIKitWithoutEffect.expirationDate.log() } }
    /// Words to find it by.
    open var keywords: Set<String> = []
    /// The same for the same activity.
    open var persistentIdentifier: String?
    /// The target content identifier: what the program calls the thing that the activity is about.
    open var targetContentIdentifier: String? { didSet { UIKitWithoutEffect.targetContentIdentifier.log() } }
    /// A Boolean value that indicates whether `userInfo` is to be brought up to date.
    open var needsSave = false { didSet { UIKitWithoutEffect.needsSave.log() } }
    /// A Boolean value that indicates whether other devices may take it over. Stored, without effect.
    open var isEligibleForHandoff = true { didSet { UIKitWithoutEffect.isEligibleForHandoff.log() } }
    /// A Boolean value that indicates whether searches on the device may find it. Stored, without effect.
    open var isEligibleForSearch = false { didSet { UIKitWithoutEffect.isEligibleForSearch.log() } }
    /// A Boolean value that indicates whether searches on the web may find it. Stored, without effect.
    open var isEligibleForPublicIndexing = false { didSet { UIKitWithoutEffect.isEligibleForPublicIndexing.log() } }
    /// A Boolean value that indicates whether it may be proposed. Stored, without effect.
    open var isEligibleForPrediction = false { didSet { UIKitWithoutEffect.isEligibleForPrediction.log() } }

    /// Adds to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Marks this as the current activity. There is nobody here to be told.
    open func becomeCurrent() { UIKitWithoutEffect.currentActivity.log() }
    /// Marks this as no longer the current activity. There is nobody here to be told.
    open func resignCurrent() {}
    /// The activity is over. There is nobody here to be told.
    open func invalidate() {}
}

/// The kind of activity that a link to the program's own site is.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
