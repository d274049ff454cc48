import Dispatch
import Foundation
import Locking
import PerchStandIns

/// A listener for connections. In Perch, it fails when it starts, because this framework does not reach the network.
public final class NWListener: Sendable, CustomDebugStringConvertible {
    /// Constants that describe the state of a listener.
    public enum State: Equatable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// A service that a listener announces in the network.
    public struct Service: Equatable, Sendable {
        /// The name of the service.
        public let name: String?
        /// The type of the service, such as `_http._tcp`.
        public let type: String
        /// The domain of the service.
        public let domain: String?
        /// Additional information about the service.
        public let txtRecord: Data?

        /// Creates a service.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            self.name = name
            self.type = type
            self.domain = domain
            self.txtRecord = txtRecord
        }
    }

    private struct Contents {
        var state = State.setup
        var service: Service?
        var queue: DispatchQueue?
        var stateHandler: (@Sendable (State) -> Void)?
        var connectionHandler: (@Sendable (NWConnection) -> Void)?
    }

    private let contents = Locked(Contents())
    /// The parameters of the listener.
    public let parameters: NWParameters
    /// The port. Nil if it was not set, because the listener never gets one.
    public let port: NWEndpoint.Port?

    /// Creates a listener on a port.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        self.parameters = parameters
        self.port = port == .any ? nil : port
    }

    /// Creates a listener that announces a service.
    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }

    /// The state of the listener.
    public var state: State { contents.withLock { $0.state } }
    /// The queue on which handlers are called. Nil before the start.
    public var queue: DispatchQueue? { contents.withLock { $0.queue } }
    /// The service that the listener announces. In Perch, it announces none.
    public var service: Service? {
        get { contents.withLock { $0.service } }
        set { contents.withLock { $0.service = newValue } }
    }
    /// The handler of state changes.
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { contents.withLock { $0.stateHandler } }
        set { contents.withLock { $0.stateHandler = newValue } }
    }
    /// The handler of connections. In Perch, there are none.
    public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)? {
        get { contents.withLock { $0.connectionHandler } }
        set { contents.withLock { $0.connectionHandler = newValue } }
    }

    /// Starts the listener. In Perch, this method has no effect other than a failure with `ENETDOWN`.
    public func start(queue: DispatchQueue) {
        inert("NWListener.start(queue:)", "listeners fail with ENETDOWN")
        contents.withLock { $0.queue = queue }
        go(to: .failed(.posix(.ENETDOWN)))
    }

    /// Stops the listener.
    public func cancel() { go(to: .cancelled) }

    private func go(to state: State) {
        let (queue, handler) = contents.withLock { contents in
            contents.state = state
            return (contents.queue, contents.stateHandler)
        }
        queue?.async { handler?(state) }
    }

    public var debugDescription: String { "NWListener(\(port.map(\.debugDescription) ?? "any port"))" }
}
