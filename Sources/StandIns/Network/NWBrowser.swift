import Dispatch
import Foundation
import Locking
import PerchStandIns

/// Additional information about a service: texts by key.
public struct NWTXTRecord: Hashable, Sendable {
    /// The texts by key.
    public private(set) var dictionary: [String: String]

    /// Creates a record with texts by key.
    public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }

    /// The text of a key. Nil if the record does not have the key.
    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { dictionary[key] = newValue }
    }
}

/// A browser for services in the network. In Perch, it is ready after its start, and finds nothing.
public final class NWBrowser: Sendable, CustomDebugStringConvertible {
    /// Constants that describe the state of a browser.
    public enum State: Equatable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// Constants that describe what a browser looks for.
    public enum Descriptor: Equatable, Sendable {
        /// Services of a type, in a domain.
        case bonjour(type: String, domain: String?)
        /// Services of a type, in a domain, with additional information.
        case bonjourWithTXTRecord(type: String, domain: String?)
    }

    /// A service that a browser found. In Perch, it finds none.
    public struct Result: Hashable, Sendable {
        /// Constants that describe how the results changed.
        public enum Change: Hashable, Sendable {
            /// Two results are the same.
            case identical
            /// A service appeared.
            case added(Result)
            /// A service disappeared.
            case removed(Result)
            /// A service changed.
            case changed(old: Result, new: Result, flags: Flags)

            /// What changed.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt64

                public init(rawValue: UInt64) { self.rawValue = rawValue }

                /// The service is available through another interface.
                public static let interfaceAdded = Flags(rawValue: 1)
                /// The service is no longer available through an interface.
                public static let interfaceRemoved = Flags(rawValue: 2)
                /// The additional information changed.
                public static let metadataChanged = Flags(rawValue: 4)
            }
        }

        /// Additional information about a service.
        public enum Metadata: Hashable, Sendable {
            /// No information.
            case none
            /// The record of the service.
            case bonjour(NWTXTRecord)
        }

        /// The endpoint of the service.
        public let endpoint: NWEndpoint
        /// The interfaces through which the service was found.
        public let interfaces: [NWInterface]
        /// Additional information about the service.
        public let metadata: Metadata
    }

    private struct Contents {
        var state = State.setup
        var queue: DispatchQueue?
        var stateHandler: (@Sendable (State) -> Void)?
        var resultsHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    }

    private let contents = Locked(Contents())
    /// What the browser looks for.
    public let descriptor: Descriptor
    /// The parameters of the browser.
    public let parameters: NWParameters

    /// Creates a browser.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    /// The state of the browser.
    public var state: State { contents.withLock { $0.state } }
    /// The queue on which handlers are called. Nil before the start.
    public var queue: DispatchQueue? { contents.withLock { $0.queue } }
    /// The services that the browser found. In Perch, there are none.
    public var browseResults: Set<Result> { [] }
    /// The handler of state changes.
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { contents.withLock { $0.stateHandler } }
        set { contents.withLock { $0.stateHandler = newValue } }
    }
    /// The handler of changes of the results. In Perch, it is not called.
    public var browseResultsChangedHandler:
        (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?
    {
        get { contents.withLock { $0.resultsHandler } }
        set { contents.withLock { $0.resultsHandler = newValue } }
    }

    /// Starts browsing. In Perch, this method has no effect other than a change of the state.
    public func start(queue: DispatchQueue) {
        inert("NWBrowser.start(queue:)", "no services are found")
        contents.withLock { $0.queue = queue }
        go(to: .ready)
    }

    /// Stops browsing.
    public func cancel() { go(to: .cancelled) }

    private func go(to state: State) {
        let (queue, handler) = contents.withLock { contents in
            contents.state = state
            return (contents.queue, contents.stateHandler)
        }
        queue?.async { handler?(state) }
    }

    public var debugDescription: String { "NWBrowser(\(descriptor))" }
}
