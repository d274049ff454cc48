import Foundation
import PerchStandIns

/// An object that finds out about pages. It does not: it would have to load them.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    // Unchecked as Apple's: a provider is used once.

    /// The timeout: after how many seconds it gives up.
    open var timeout: TimeInterval = 30
    /// A Boolean value that indicates whether pictures are loaded as well.
    open var shouldFetchSubresources = true

    /// Creates a provider.
    public override init() { super.init() }

    /// Loads the metadata of a page. In Perch, this method has no effect other than the error `metadataFetchFailed`.
    open func startFetchingMetadata(
        for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        inert("LPMetadataProvider.startFetchingMetadata(for:completionHandler:)", Self.reason)
        completionHandler(nil, LPError(.metadataFetchFailed))
    }

    /// Loads the metadata of a page. In Perch, this method has no effect other than the error `metadataFetchFailed`.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        inert("LPMetadataProvider.startFetchingMetadata(for:)", Self.reason)
        throw LPError(.metadataFetchFailed)
    }

    /// Gives up.
    open func cancel() {}

    private static let reason = "pages are not loaded"
}

/// A type that describes why nothing was found out.
public struct LPError: Error, Hashable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case metadataFetchFailed = 1
        case metadataFetchCancelled = 2
        case metadataFetchTimedOut = 3
        case metadataFetchNotAllowed = 4
    }

    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static let errorDomain = "LPErrorDomain"
    public var errorCode: Int { code.rawValue }
}
