import Foundation
import PerchStandIns
import UIKit

/// A request for an image.
public struct ImageRequest: Sendable {
    /// Constants that describe how urgent it is.
    public enum Priority: Int, Sendable {
        /// Last.
        case veryLow = 0
        /// A priority: after the others.
        case low
        /// The usual priority.
        case normal
        /// A priority: before the others.
        case high
        /// First.
        case veryHigh
    }

    /// The address.
    public var url: URL?
    /// Processors. They are not run here.
    public var processors: [any ImageProcessing]
    /// The priority: how urgent it is.
    public var priority: Priority

    /// Creates a request.
    public init(url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal) {
        self.url = url
        self.processors = processors
        self.priority = priority
    }
}

/// Changes an image after it is loaded. Nothing calls it here.
public protocol ImageProcessing: Sendable {
    /// The name in the cache.
    var identifier: String { get }
}

/// Makes images of a size.
public struct ResizeImageProcessor: ImageProcessing {
    /// The name in the cache.
    public let identifier: String
}

extension ImageProcessing where Self == ResizeImageProcessor {
    /// Resizes an image. The image is not changed here.
    public static func resize(width: CGFloat) -> ResizeImageProcessor { .init(identifier: "resize-\(width)") }
    /// Resizes an image. The image is not changed here.
    public static func resize(height: CGFloat) -> ResizeImageProcessor { .init(identifier: "resize-\(height)") }
    /// Resizes an image. The image is not changed here.
    public static func resize(size: CGSize) -> ResizeImageProcessor { .init(identifier: "resize-\(size)") }
}

/// Loads images for code. Here it reports an error.
public final class ImagePipeline: Sendable {
    /// The shared pipeline.
    public static let shared = ImagePipeline()

    /// Creates a pipeline.
    public init() {}

    /// Fails because there is no connection.
    public func image(for url: URL) async throws -> UIImage { try await image(for: ImageRequest(url: url)) }

    /// Loads an image. In Perch, this method has no effect other than an error, because there is no connection.
    public func image(for request: ImageRequest) async throws -> UIImage {
        noEffect("ImagePipeline.image(for:)", "images load in LazyImage only")
        throw URLError(.notConnectedToInternet)
    }
}

/// Loads images ahead of time. It does nothing here.
public final class ImagePrefetcher: Sendable {
    /// Creates a prefetcher.
    public init(pipeline: ImagePipeline = .shared) {}
    /// Starts loading images in advance. In Perch, this method has no effect.
    public func startPrefetching(with urls: [URL]) { noEffect("ImagePrefetcher.startPrefetching(with:)") }
    /// Stops nothing.
    public func stopPrefetching(with urls: [URL]) {}
    /// Stops nothing.
    public func stopPrefetching() {}
}
