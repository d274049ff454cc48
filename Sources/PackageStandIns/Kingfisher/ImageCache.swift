import Foundation
import PerchStandIns
import UIKit

/// A cache of images. It is always empty here.
public final class ImageCache: Sendable {
    /// The shared cache.
    public static let `default` = ImageCache(name: "default")

    /// Creates an empty cache.
    public init(name: String) {}

    /// Clears the memory.
    public func clearMemoryCache() {}
    /// Clears the disk, and calls back at once.
    public func clearDiskCache(completion handler: (@Sendable () -> Void)? = nil) { handler?() }
    /// Clears everything, and calls back at once.
    public func clearCache(completion handler: (@Sendable () -> Void)? = nil) { handler?() }
    /// Removes expired files, and calls back at once.
    public func cleanExpiredDiskCache(completion handler: (@Sendable () -> Void)? = nil) { handler?() }
    /// Returns a Boolean value that indicates whether an image is cached: never.
    public func isCached(forKey key: String) -> Bool { false }
    /// Reports a size of zero at once.
    public func calculateDiskStorageSize(
        completion handler: @escaping @Sendable (Result<UInt, KingfisherError>) -> Void
    ) { handler(.success(0)) }
}

/// Loads images for code. Here it reports an error.
public final class KingfisherManager: Sendable {
    /// The shared manager.
    public static let shared = KingfisherManager()
    /// The cache.
    public var cache: ImageCache { .default }

    /// Loads an image. In Perch, this method has no effect other than an immediate error, because there is no
    /// connection.
    public func retrieveImage(
        with resource: any Resource,
        completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) {
        noEffect("KingfisherManager.retrieveImage(with:completionHandler:)", "images load in KFImage only")
        completionHandler?(
            .failure(.responseError(reason: .URLSessionError(error: URLError(.notConnectedToInternet)))))
    }
}
