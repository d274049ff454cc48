import Foundation

/// Constants that describe why a call ended.
public enum CXCallEndedReason: Int, Sendable {
    /// The call failed, or the other person ended it.
    case failed = 1, remoteEnded
    /// Nobody answered the call, or it was answered or declined on another device.
    case unanswered, answeredElsewhere, declinedElsewhere
}

/// An action for a call.
open class CXAction: NSObject, @unchecked Sendable {
    // Unchecked as Apple's: code sets properties before it passes an action over.

    /// The identifier of the action.
    public let uuid = UUID()
    /// A Boolean value that indicates whether the action was fulfilled or has failed.
    open private(set) var isComplete = false
    /// The time at which the action fails if it is not complete. In Perch, actions do not fail by themselves.
    open var timeoutDate: Date { .distantFuture }

    public override init() { super.init() }

    /// Reports that the action was fulfilled.
    open func fulfill() { isComplete = true }
    /// Reports that the action has failed.
    open func fail() { isComplete = true }
}

/// An action for a certain call.
open class CXCallAction: CXAction, @unchecked Sendable {
    /// The identifier of the call.
    public let callUUID: UUID

    /// Creates an action for a call.
    public init(call callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
    }
}

/// An action that starts a call.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    /// Who is called.
    open var handle: CXHandle
    /// The identifier of the contact that is called.
    open var contactIdentifier: String?
    /// A Boolean value that indicates whether the call has video.
    open var isVideo = false

    /// Creates an action.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    /// Reports that the call was started at a time.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// An action that answers a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    /// Reports that the call was answered at a time.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// An action that ends a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    /// Reports that the call ended at a time.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// An action that mutes a call, or lets it be heard again.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    /// A Boolean value that indicates whether the call is muted.
    open var isMuted: Bool

    /// Creates an action.
    public init(call callUUID: UUID, muted isMuted: Bool) {
        self.isMuted = isMuted
        super.init(call: callUUID)
    }
}

/// An action that holds a call, or continues it.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    /// A Boolean value that indicates whether the call is on hold.
    open var isOnHold: Bool

    /// Creates an action.
    public init(call callUUID: UUID, onHold isOnHold: Bool) {
        self.isOnHold = isOnHold
        super.init(call: callUUID)
    }
}

/// An action that joins a call with another one, or separates it.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    /// The other call. Nil separates the call.
    open var callUUIDToGroupWith: UUID?

    /// Creates an action.
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}

/// An action that sends tones in a call.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    /// Constants that describe kinds of tones.
    public enum ActionType: Int, Sendable {
        /// The kinds: one tone, tones after a pause, and tones that the user starts.
        case singleTone = 1, softPause, hardPause
    }

    /// The digits of the tones.
    open var digits: String
    /// The kind of tones.
    open var type: ActionType

    /// Creates an action.
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(call: callUUID)
    }
}
