import AVFoundation
import Foundation

/// Actions that are performed together.
open class CXTransaction: NSObject, @unchecked Sendable {
    // Unchecked as Apple's: code adds actions before it passes a transaction over.

    /// The identifier of the transaction.
    public let uuid = UUID()
    /// The actions.
    open private(set) var actions: [CXAction]
    /// A Boolean value that indicates whether all actions are complete.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    /// Creates a transaction with an action.
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    /// Creates a transaction with actions.
    public init(actions: [CXAction] = []) { self.actions = actions }
    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// An error of a request for actions.
public struct CXErrorCodeRequestTransactionError: Error, Equatable {
    /// Constants that describe what failed.
    public enum Code: Int, Sendable {
        /// The reason is unknown, the app may not make calls, or there is no provider.
        case unknown, unentitled, unknownCallProvider
        /// There are no actions, or there is no such call.
        case emptyTransaction, unknownCallUUID
        /// The call is there already, or the action does not suit it.
        case callUUIDAlreadyExists, invalidAction
        /// There are too many calls.
        case maximumCallGroupsReached
    }
    /// What failed.
    public let code: Code
    /// Creates an error with a kind.
    public init(_ code: Code) { self.code = code }
}

/// An object that requests actions. In Perch, there is no telephone: requests fail.
open class CXCallController: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here is changed.

    /// The observer of calls.
    public let callObserver = CXCallObserver()

    public override init() {}
    /// Creates a controller. Handlers are called immediately, whatever the queue is.
    public init(queue: DispatchQueue) {}

    /// Requests actions. The handler receives the error that there is no provider of calls.
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unknownCallProvider))
    }
    /// Requests actions. It throws the error that there is no provider of calls.
    open func request(_ transaction: CXTransaction) async throws {
        throw CXErrorCodeRequestTransactionError(.unknownCallProvider)
    }
    /// Requests an action. The handler receives the error that there is no provider of calls.
    open func requestTransaction(
        with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { request(CXTransaction(action: action), completion: completion) }
    /// Requests an action. It throws the error that there is no provider of calls.
    open func requestTransaction(with action: CXAction) async throws {
        try await request(CXTransaction(action: action))
    }
}

/// A delegate that performs the actions of calls. In Perch, there are no calls.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// Called when all calls must end.
    func providerDidReset(_ provider: CXProvider)
    /// Called when the provider can be used.
    func providerDidBegin(_ provider: CXProvider)
    /// Called for actions. Returns a Boolean value that indicates whether the delegate performs them.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// Called to perform an action.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// Called to perform an action.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// Called to perform an action.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// Called to perform an action.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Called to perform an action.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// Called to perform an action.
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    /// Called to perform an action.
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// Called when an action was not complete in time.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
    /// Called when the sound of calls can be used.
    func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession)
    /// Called when the sound of calls can no longer be used.
    func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) { action.fail() }
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
    public func provider(_ provider: CXProvider, didActivate audioSession: AVAudioSession) {}
    public func provider(_ provider: CXProvider, didDeactivate audioSession: AVAudioSession) {}
}
