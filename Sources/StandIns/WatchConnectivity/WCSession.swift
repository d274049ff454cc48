import Foundation
import PerchStandIns

/// Constants that indicate whether the two programs can talk.
public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive = 1, activated = 2 }

/// A type that describes what went wrong with a watch.
public struct WCError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported = 7002, notReachable = 7007, deviceNotPaired = 7005,
            watchAppNotInstalled = 7006
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A delegate that follows a watch.
public protocol WCSessionDelegate: AnyObject {
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionReachabilityDidChange(_ session: WCSession)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// Talks to a watch. There is none, as on an iPad: ``isSupported()`` is false.
open class WCSession: NSObject, @unchecked Sendable {
    // Unchecked because the delegate is set once, before the session is used.
    private static let session = WCSession()
    /// The session.
    open class var `default`: WCSession { session }
    /// Returns a Boolean value that indicates whether there may be a watch: there is none.
    open class func isSupported() -> Bool { false }
    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isReachable: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Begins. The delegate receives the error that there is no watch.
    open func activate() {
        delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
    /// Sends a message. The handler receives the error that there is no watch.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        errorHandler?(WCError(.notReachable))
    }
    /// Sends what is to be known. It throws that there is no watch.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
        throw WCError(.sessionNotSupported)
    }
    /// Transfers information to the watch. In Perch, this method has no effect, because there is no watch.
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) {
        inert("WCSession.transferUserInfo(_:)", "there is no watch")
    }
}
