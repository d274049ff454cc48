import Foundation
import PerchStandIns

/// An extension that changes notifications from a server before they appear. In Perch, there are none.
open class UNNotificationServiceExtension: NSObject {
    public override init() { super.init() }

    /// Changes a notification. The default implementation does not change it.
    open func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) { contentHandler(request.content) }

    /// Called when the time is over.
    open func serviceExtensionTimeWillExpire() {}
}

/// A type that adds content to a notification, such as an intent about a message.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

extension UNNotificationContent {
    /// Returns the content with the additions of a provider. In Perch, the provider has no effect, because there is no
    /// Siri.
    public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        inert("UNNotificationContent.updating(from:)", "there is no Siri")
        return self
    }
}

extension UNNotificationSound {
    /// A ringtone.
    public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// The usual ringtone.
    public class var defaultRingtone: UNNotificationSound { UNNotificationSound("defaultRingtone") }
    /// The usual sound of critical alerts at a volume from 0 to 1.
    public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
    /// A sound of a critical alert.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// A sound of a critical alert at a volume from 0 to 1.
    public class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { UNNotificationSound(named: name) }
}

/// The key of an attachment's type, a uniform type identifier.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether an attachment has no small picture.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of an attachment that is used as thumbnail.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time of a movie that is the small picture.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
