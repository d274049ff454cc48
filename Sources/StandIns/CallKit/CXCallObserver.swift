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
    /// A Boolean value that indicates whether the call can be joined with others.
    open var supportsGrouping = true
    /// A Boolean value that indicates whether the call can be separated from others.
    open var supportsUngrouping = true
    /// A Boolean value that indicates whether the call sends tones.
    open var supportsDTMF = true
    public override init() {}
}
/// A type that describes how a program's calls look.
open class CXProviderConfiguration: NSObject {
    open var supportsVideo = false
    /// The kinds of names that are called.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    /// A Boolean value that indicates whether calls are in the list of recent calls. In Perch, there is no list.
    open var includesCallsInRecents = true
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
    /// Creates an error with a kind.
    public init(_ code: Code) { self.code = code }
}
/// An object that shows a program's calls as the system's. There is no telephone: calls are refused.
open class CXProvider: NSObject {
    /// The look of the calls.
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?

    /// Creates a provider.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }

    /// Sets the delegate. In Perch, the system calls it only when the provider is invalidated.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
    /// Reports a call. The handler receives the error that there is no telephone.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) {
        completion(CXErrorCodeIncomingCallError(.unentitled))
    }
    /// Reports a call. It throws the error that there is no telephone.
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    /// Reports a change of a call. In Perch, this method has no effect, because there are no calls.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) { noCalls("reportCall(with:updated:)") }
    /// Reports the end of a call. In Perch, this method has no effect, because there are no calls.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
        noCalls("reportCall(with:endedAt:reason:)")
    }
    /// Reports that a call begins to connect. In Perch, this method has no effect, because there are no calls.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {
        noCalls("reportOutgoingCall(with:startedConnectingAt:)")
    }
    /// Reports that a call is connected. In Perch, this method has no effect, because there are no calls.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {
        noCalls("reportOutgoingCall(with:connectedAt:)")
    }
    private func noCalls(_ method: String) { inert("CXProvider.\(method)", "there is no telephone") }
    /// The transactions that are not complete. In Perch, there are none.
    open var pendingTransactions: [CXTransaction] { [] }
    /// Ends all calls, and resets the delegate.
    open func invalidate() { delegate?.providerDidReset(self) }
}
