import Foundation
import PerchStandIns

/// A device among others.
open class MCPeerID: NSObject, @unchecked Sendable {
    // Unchecked because the name is constant.
    /// The name.
    public let displayName: String
    /// Creates a device with a name.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// Constants that indicate whether messages have to arrive.
public enum MCSessionSendDataMode: Int, Sendable {
    /// A session send data mode in which they arrive in order.
    case reliable = 0
    /// A session send data mode in which they may be lost.
    case unreliable = 1
}

/// Constants that describe how a device is connected.
public enum MCSessionState: Int, Sendable {
    /// A session state in which it is not.
    case notConnected = 0
    /// A session state in which it will be.
    case connecting = 1
    /// A session state: it is.
    case connected = 2
}

/// Constants that indicate whether messages are encrypted.
public enum MCEncryptionPreference: Int, Sendable {
    /// An encryption preference: if possible.
    case optional = 0
    /// Always.
    case required = 1
    /// Never.
    case none = 2
}

/// A type that describes why devices cannot be connected.
public struct MCError: Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        /// A code: it is not known.
        case unknown = 0
        /// The device is not connected.
        case notConnected = 1
        /// An argument is wrong.
        case invalidParameter = 2
        /// A code: it is not supported.
        case unsupported = 3
        /// A code: it took too long.
        case timedOut = 4
        /// A code: it was canceled.
        case cancelled = 5
        /// A code: there is no network.
        case unavailable = 6
    }
    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
}

/// Learns of messages and of devices that are connected. There are none.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// Called when a device changes its state.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Called with a message.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// Called with a stream.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// Called when a file begins to arrive.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// Called when a file has arrived.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    /// Called with a certificate.
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}
extension MCSessionDelegate {
    /// Accepts the certificate.
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}

/// Devices that are connected. There are no others.
open class MCSession: NSObject {
    /// The my peer ID: this device.
    public let myPeerID: MCPeerID
    /// Identifies this device to others.
    public let securityIdentity: [Any]?
    /// A value that indicates whether messages are encrypted.
    public let encryptionPreference: MCEncryptionPreference
    /// The delegate.
    open weak var delegate: (any MCSessionDelegate)?
    /// The other devices. In Perch, there are none.
    open var connectedPeers: [MCPeerID] { [] }

    /// Creates a session.
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        self.myPeerID = myPeerID
        securityIdentity = identity
        self.encryptionPreference = encryptionPreference
    }
    /// Creates a session whose messages are encrypted.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }
    /// Sends a message. Throws ``MCError``, since nobody is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
    }
    /// Leaves the session.
    open func disconnect() {}
}
