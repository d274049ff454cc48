import Dispatch
import Foundation
import Locking
import PerchStandIns

/// A monitor of the network path. In Perch, the path uses Wi-Fi, unless `DeviceState` sets another path.
///
/// The handler is called once after the start, and for each change that the program's own device makes while somebody asks.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
        var isCancelled = false
    }

    private let state = Locked(State())
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]

    /// Creates a monitor of all interfaces.
    public init() {
        required = nil
        prohibited = []
    }

    /// Creates a monitor of one type of interface.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        required = requiredInterfaceType
        prohibited = []
    }

    /// Creates a monitor of all interfaces except some types.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        required = nil
        prohibited = prohibitedInterfaceTypes
    }

    /// The current path.
    public var currentPath: NWPath {
        let path = NWPath(connection: DeviceState.current.connection)
        let isWanted = required.map(path.usesInterfaceType) ?? !prohibited.contains(where: path.usesInterfaceType)
        return isWanted ? path : NWPath(connection: .none)
    }

    /// The delegate.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set {
            state.withLock { $0.handler = newValue }
            tell()
        }
    }

    /// The queue on which the handler is called. Nil before the start.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Starts monitoring.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            defer { state.queue = queue }
            return state.queue == nil && !state.isCancelled
        }
        if isFirst { tell() }
    }

    /// Stops monitoring.
    public func cancel() { state.withLock { $0.isCancelled = true } }

    private func tell() {
        let path = currentPath
        let queue = state.withLock { $0.isCancelled || $0.handler == nil ? nil : $0.queue }
        queue?.async { [weak self] in
            guard let self else { return }
            let handler = self.state.withLock { $0.isCancelled ? nil : $0.handler }
            handler?(path)
        }
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// An iterator that returns the path once, and then waits until the task is canceled.
    public struct Iterator: AsyncIteratorProtocol {
        let monitor: NWPathMonitor
        var hasTold = false

        public mutating func next() async -> NWPath? {
            if !hasTold {
                hasTold = true
                return monitor.currentPath
            }
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
            return nil
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(monitor: self) }
}
