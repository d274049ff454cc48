import Foundation
import PerchStandIns

/// A call.
open class CXCall: NSObject {
    public let uuid = UUID()
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }
}

/// A type that is notified of calls. There are none.
public protocol CXCallObserverDelegate: AnyObject {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// An object that knows the calls of the device: there are none.
open class CXCallObserver: NSObject {
    private weak var delegate: (any CXCallObserverDelegate)?
    /// The calls.
    open var calls: [CXCall] { [] }
    public override init() {}
    /// Sets who is notified. There are no calls.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}

/// A type that or what is called.
open class CXHandle: NSObject {
    /// Constants that describe what kind of name it is.
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber = 2, emailAddress = 3 }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
/// A type that describes what is known of a call.
open class CXCallUpdate: NSObject {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var hasVideo = false
    open var supportsHolding = true
    public override init() {}
}
/// A type that describes how a program's calls look.
open class CXProviderConfiguration: NSObject {
    open var supportsVideo = false
    open var maximumCallsPerCallGroup = 5
    open var maximumCallGroups = 2
    open var iconTemplateImageData: Data?
    open var ringtoneSound: String?
    public override init() {}
}
/// A type that describes why a call cannot be.
public struct CXErrorCodeIncomingCallError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable { case unknown = 0, unentitled = 1, filteredByDoNotDisturb = 3 }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}
/// An object that shows a program's calls as the system's. There is no telephone: calls are refused.
open class CXProvider: NSObject {
    public let configuration: CXProviderConfiguration
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    /// Reports a call. The handler receives the error that there is no telephone.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) {
        completion(CXErrorCodeIncomingCallError(.unentitled))
    }
    /// Ends all calls.
    open func invalidate() {}
}
