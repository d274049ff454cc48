import Foundation
import Locking
import PerchStandIns

/// An object that asks the system to start the program in the background. Nobody does so here: requests are kept, and
/// can be read back.
public final class BGTaskScheduler: NSObject, Sendable {
    /// A type that describes why a request was refused.
    public struct Error: Swift.Error, CustomNSError, Sendable {
        /// The reasons.
        public enum Code: Int, Sendable {
            case unavailable = 1
            case tooManyPendingTaskRequests = 2
            case notPermitted = 3
        }

        /// The reason.
        public let code: Code
        /// Creates an error with a reason.
        public init(_ code: Code) { self.code = code }
        public static let errorDomain = "BGTaskSchedulerErrorDomain"
        public var errorCode: Int { code.rawValue }
    }

    // Requests are copied when they come in and go out, so that nobody changes them meanwhile.
    private struct Pending: @unchecked Sendable { var requests: [BGTaskRequest] = [] }

    private let pending = Locked(Pending())

    /// The scheduler that all of a program uses.
    public class var shared: BGTaskScheduler { Device.current.value { BGTaskScheduler() } }

    /// Registers a handler for a task. In Perch, this method has no effect, because tasks never run.
    @discardableResult
    public func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool {
        inert("BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)", Self.reason)
        return true
    }

    private static let reason = "nobody starts programs in the background"

    /// Submits a request, which replaces a request with the same identifier. Perch stores the request, but it has no
    /// effect.
    public func submit(_ taskRequest: BGTaskRequest) throws {
        inert("BGTaskScheduler.submit(_:)", Self.reason)
        let copy = taskRequest.duplicate()
        pending.withLock { pending in
            pending.requests.removeAll { $0.identifier == copy.identifier }
            pending.requests.append(copy)
        }
    }

    /// Discards a request.
    public func cancel(taskRequestWithIdentifier identifier: String) {
        pending.withLock { $0.requests.removeAll { $0.identifier == identifier } }
    }

    /// Discards all requests.
    public func cancelAllTaskRequests() { pending.withLock { $0.requests = [] } }

    /// Returns the requests that were kept.
    public func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        completionHandler(copies.requests)
    }

    /// Returns the requests that were kept.
    public func pendingTaskRequests() async -> [BGTaskRequest] { copies.requests }

    private var copies: Pending { pending.withLock { Pending(requests: $0.requests.map { $0.duplicate() }) } }
}
