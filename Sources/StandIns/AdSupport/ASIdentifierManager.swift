import Foundation

/// The name of the device for advertisements: zeros, as where users did not agree.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here changes.
    private static let manager = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { manager }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
