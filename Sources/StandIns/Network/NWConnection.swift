import Dispatch
import Foundation
import Locking
import PerchStandIns

/// A type that describes how a connection is made.
public class NWParameters: @unchecked Sendable {
    // Unchecked as Apple's: code changes parameters before it passes them over.

    /// A service for which a connection is used.
    public enum ServiceClass: Sendable, Hashable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }

    /// Parameters without a protocol.
    public init() {}
    /// Parameters for a stream, with encryption or without.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) { self.init() }
    /// Parameters for datagrams.
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) { self.init() }

    /// A stream.
    public class var tcp: NWParameters { NWParameters() }
    /// A stream with encryption.
    public class var tls: NWParameters { NWParameters() }
    /// Datagrams.
    public class var udp: NWParameters { NWParameters() }

    /// The kind of interface that is used.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// Kinds of interfaces that are not used.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// A Boolean value that indicates whether devices nearby are reached directly.
    public var includePeerToPeer = false
    /// A Boolean value that indicates whether an address may be used again at once.
    public var allowLocalEndpointReuse = false
    /// The service class, which indicates what the connection is for.
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
        /// A Boolean value that indicates whether data is sent at once, however little.
        public var noDelay = false
        /// A Boolean value that indicates whether the other side is asked now and then whether it is still there.
        public var enableKeepalive = false
        /// Seconds before the first such question.
        public var keepaliveIdle = 0
        /// Seconds after which a connection is given up.
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

/// A connection. It fails when it is started: the code of a view does not reach the network through this framework here.
public final class NWConnection: Sendable, CustomDebugStringConvertible {
    /// Constants that describe how far the connection is.
    public enum State: Equatable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// A type that describes what a piece of data belongs to.
    public class ContentContext: @unchecked Sendable {
        /// The usual context.
        public static let defaultMessage = ContentContext()
        /// The context of the last piece.
        public static let finalMessage = ContentContext()
        /// The usual context of streams.
        public static let defaultStream = ContentContext()
    }

    /// Constants that describe what happens once a piece was sent.
    public enum SendCompletion: Sendable {
        /// A function that is called.
        case contentProcessed(@Sendable (_ error: NWError?) -> Void)
        /// A send completion: nobody. The piece may be sent twice.
        case idempotent
    }

    private struct Contents {
        var state = State.setup
        var handler: (@Sendable (State) -> Void)?
        var queue: DispatchQueue?
    }

    private let contents = Locked(Contents())
    /// The endpoint, which indicates where the connection leads.
    public let endpoint: NWEndpoint
    /// The parameters, which indicate how the connection is made.
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

    /// The state, which indicates how far the connection is.
    public var state: State { contents.withLock { $0.state } }
    /// The handler of state changes.
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
        get { contents.withLock { $0.handler } }
        set { contents.withLock { $0.handler = newValue } }
    }
    /// The path that is used. In Perch, there is none.
    public var currentPath: NWPath? { nil }
    /// The queue that handlers are called on.
    public var queue: DispatchQueue? { contents.withLock { $0.queue } }

    /// Starts the connection. In Perch, this method has no effect other than a failure with `ENETDOWN`.
    public func start(queue: DispatchQueue) {
        inert("NWConnection.start(queue:)", "connections fail with ENETDOWN")
        contents.withLock { $0.queue = queue }
        go(to: .failed(.posix(.ENETDOWN)))
    }

    /// Fails with `ENETDOWN` again.
    public func restart() { go(to: .failed(.posix(.ENETDOWN))) }
    /// Ends the connection.
    public func cancel() { go(to: .cancelled) }
    /// Ends the connection.
    public func forceCancel() { go(to: .cancelled) }

    private func go(to state: State) {
        let (queue, handler) = contents.withLock { contents in
            contents.state = state
            return (contents.queue, contents.handler)
        }
        queue?.async { handler?(state) }
    }

    /// Sends nothing, and tells that the network is down.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let tell) = completion else { return }
        later { tell(.posix(.ENETDOWN)) }
    }

    /// Receives nothing, and tells that the network is down.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        later { completion(nil, nil, true, .posix(.ENETDOWN)) }
    }

    /// Receives nothing, and tells that the network is down.
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
