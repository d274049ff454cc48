import Dispatch
import Foundation
import Locking
import PerchStandIns

/// The parameters of a connection.
public class NWParameters: @unchecked Sendable {
    // Unchecked as Apple's: code changes parameters before it passes them over.

    /// Constants that describe the service class of a connection.
    public enum ServiceClass: Sendable, Hashable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    /// Creates parameters without a protocol.
    public init() {}
    /// Creates parameters for a stream, with or without encryption.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { self.init() }
    /// Creates parameters for datagrams.
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { self.init() }

    /// A stream.
    public class var tcp: NWParameters { NWParameters() }
    /// A stream with encryption.
    public class var tls: NWParameters { NWParameters() }
    /// The parameters for datagrams.
    public class var udp: NWParameters { NWParameters() }

    /// The kind of interface that is used.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// The types of interfaces that are not used.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// A Boolean value that indicates whether devices nearby are reached directly.
    public var includePeerToPeer = false
    /// A Boolean value that indicates whether a local address can be reused immediately.
    public var allowLocalEndpointReuse = false
    /// The service class of the connection.
    public var serviceClass = ServiceClass.bestEffort
}

/// A layer of a connection.
public class NWProtocol: @unchecked Sendable {}

/// The protocol of streams.
public class NWProtocolTCP: NWProtocol, @unchecked Sendable {
    /// A type that describes how streams are sent.
    public class Options: @unchecked Sendable {
        /// Creates the default options.
        public init() {}
        /// A Boolean value that indicates whether small amounts of data are sent immediately.
        public var noDelay = false
        /// A Boolean value that indicates whether keepalive packets are sent.
        public var enableKeepalive = false
        /// The number of seconds before the first keepalive packet.
        public var keepaliveIdle = 0
        /// The number of seconds after which connecting fails.
        public var connectionTimeout = 0
    }
}

/// The protocol of datagrams.
public class NWProtocolUDP: NWProtocol, @unchecked Sendable {
    /// A type that describes how datagrams are sent.
    public class Options: @unchecked Sendable {
        /// Creates the default options.
        public init() {}
    }
}

/// The protocol of encryption.
public class NWProtocolTLS: NWProtocol, @unchecked Sendable {
    /// A type that describes how data is encrypted.
    public class Options: @unchecked Sendable {
        /// Creates the default options.
        public init() {}
    }
}

/// A connection. In Perch, it fails when it starts, because this framework does not reach the network.
public final class NWConnection: Sendable, CustomDebugStringConvertible {
    /// Constants that describe how far the connection is.
    public enum State: Equatable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// The context of a piece of data.
    public class ContentContext: @unchecked Sendable {
        /// The usual context.
        public static let defaultMessage = ContentContext()
        /// The context of the last piece.
        public static let finalMessage = ContentContext()
        /// The usual context of streams.
        public static let defaultStream = ContentContext()
    }

    /// Constants that describe what happens after data was sent.
    public enum SendCompletion: Sendable {
        /// A closure that is called.
        case contentProcessed(@Sendable (_ error: NWError?) -> Void)
        /// No closure is called, and the data can be sent twice.
        case idempotent
    }

    private struct Contents {
        var state = State.setup
        var handler: (@Sendable (State) -> Void)?
        var queue: DispatchQueue?
    }

    private let contents = Locked(Contents())
    /// The endpoint of the connection.
    public let endpoint: NWEndpoint
    /// The parameters of the connection.
    public let parameters: NWParameters

    /// Creates a connection to an endpoint.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
    }

    /// Creates a connection to a port of a computer.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// The state of the connection.
    public var state: State { contents.withLock { $0.state } }
    /// The handler of state changes.
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
        get { contents.withLock { $0.handler } }
        set { contents.withLock { $0.handler = newValue } }
    }
    /// The current path. In Perch, there is none.
    public var currentPath: NWPath? { nil }
    /// The queue on which handlers are called.
    public var queue: DispatchQueue? { contents.withLock { $0.queue } }

    /// Starts the connection. In Perch, this method has no effect other than a failure with `ENETDOWN`.
    public func start(queue: DispatchQueue) {
        inert("NWConnection.start(queue:)", "connections fail with ENETDOWN")
        contents.withLock { $0.queue = queue }
        go(to: .failed(.posix(.ENETDOWN)))
    }

    /// Restarts the connection. In Perch, it fails with `ENETDOWN` again.
    public func restart() { go(to: .failed(.posix(.ENETDOWN))) }
    /// Cancels the connection.
    public func cancel() { go(to: .cancelled) }
    /// Cancels the connection.
    public func forceCancel() { go(to: .cancelled) }

    private func go(to state: State) {
        let (queue, handler) = contents.withLock { contents in
            contents.state = state
            return (contents.queue, contents.handler)
        }
        queue?.async { handler?(state) }
    }

    /// Sends data. In Perch, it reports that the network is down.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let tell) = completion else { return }
        later { tell(.posix(.ENETDOWN)) }
    }

    /// Receives data. In Perch, it reports that the network is down.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        later { completion(nil, nil, true, .posix(.ENETDOWN)) }
    }

    /// Receives data. In Perch, it reports that the network is down.
    public func receiveMessage(
        completion:
            @escaping @Sendable (
                _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        later { completion(nil, nil, true, .posix(.ENETDOWN)) }
    }

    private func later(_ work: @escaping @Sendable () -> Void) { (queue ?? .main).async(execute: work) }

    public var debugDescription: String { "NWConnection(\(endpoint.debugDescription))" }
}
