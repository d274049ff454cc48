import Foundation

/// The domain of errors of the index.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// An error of the index.
public struct CSIndexError: Error, Hashable, Sendable, CustomNSError {
    /// Constants that describe what failed.
    public enum Code: Int, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// The index is not available.
        case indexUnavailableError = -1000
        /// An item is not valid.
        case invalidItemError = -1001
        /// The state of the client is not valid.
        case invalidClientStateError = -1002
        /// The process of the index cannot be reached.
        case remoteConnectionError = -1003
        /// The app has too many items.
        case quotaExceeded = -1004
        /// The device has no index.
        case indexingUnsupported = -1005
    }

    /// What failed.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CSIndexErrorDomain }
    public var errorCode: Int { code.rawValue }

    /// An unknown error.
    public static var unknownError: Code { .unknownError }
    /// The index is not available.
    public static var indexUnavailableError: Code { .indexUnavailableError }
    /// An item is not valid.
    public static var invalidItemError: Code { .invalidItemError }
    /// The state of the client is not valid.
    public static var invalidClientStateError: Code { .invalidClientStateError }
    /// The process of the index cannot be reached.
    public static var remoteConnectionError: Code { .remoteConnectionError }
    /// The app has too many items.
    public static var quotaExceeded: Code { .quotaExceeded }
    /// The device has no index.
    public static var indexingUnsupported: Code { .indexingUnsupported }
}

extension CSIndexError.Code {
    /// Matches an error with its code, in `catch CSIndexError.quotaExceeded`.
    public static func ~= (code: CSIndexError.Code, error: any Error) -> Bool {
        (error as? CSIndexError)?.code == code
    }
}
