import Foundation
import SwiftUI
import UIKit

/// Constants that describe where an image comes from.
public enum Source: Sendable {
    /// An address.
    case network(any Resource)

    /// The address.
    public var url: URL? {
        switch self {
        case .network(let resource): resource.downloadURL
        }
    }
}

/// A type that can be downloaded.
public protocol Resource: Sendable {
    /// The key in the cache.
    var cacheKey: String { get }
    /// The address.
    var downloadURL: URL { get }
}

extension URL: Resource {
    /// The address as text.
    public var cacheKey: String { absoluteString }
    /// The address itself.
    public var downloadURL: URL { self }
}

/// A type that describes what loading produced.
public struct RetrieveImageResult: Sendable {
    /// The image. It has no contents here.
    public let image: UIImage
    /// The source: where the image comes from.
    public let source: Source

    init(source: Source) {
        image = UIImage()
        self.source = source
    }
}

/// Constants that describe why there is no image.
public enum KingfisherError: Error {
    /// Constants that describe what is wrong with a response.
    public enum ResponseErrorReason: Sendable {
        /// The network reports an error.
        case URLSessionError(error: any Error)
    }

    /// A Kingfisher error: there is no usable response.
    case responseError(reason: ResponseErrorReason)
}

/// Changes an image after it is loaded. Nothing calls it here.
public protocol ImageProcessor: Sendable {
    /// The name in the cache.
    var identifier: String { get }
}

/// Makes images smaller.
public struct DownsamplingImageProcessor: ImageProcessor {
    /// The size in points.
    public let size: CGSize
    /// The name in the cache.
    public var identifier: String { "DownsamplingImageProcessor(\(size))" }
    /// Creates a processor.
    public init(size: CGSize) { self.size = size }
}

/// Rounds corners.
public struct RoundCornerImageProcessor: ImageProcessor {
    /// The radius in points.
    public let cornerRadius: CGFloat
    /// The name in the cache.
    public var identifier: String { "RoundCornerImageProcessor(\(cornerRadius))" }
    /// Creates a processor.
    public init(cornerRadius: CGFloat) { self.cornerRadius = cornerRadius }
}

/// Constants that describe how an image fits a size.
public enum ContentMode: Sendable {
    /// A content mode: it is not scaled.
    case none
    /// All of it is visible.
    case aspectFit
    /// A content mode: it covers the size.
    case aspectFill
}

/// Constants that describe how long something stays in a cache.
public enum StorageExpiration: Sendable {
    /// Forever.
    case never
    /// A number of seconds.
    case seconds(TimeInterval)
    /// A number of days.
    case days(Int)
    /// A storage expiration: until a date.
    case date(Date)
    /// A storage expiration: it is not cached.
    case expired
}

/// Tries again after a failure.
public struct DelayRetryStrategy: Sendable {
    /// The time between attempts.
    public enum Interval: Sendable {
        /// The same number of seconds each time.
        case seconds(TimeInterval)
        /// More seconds each time.
        case accumulated(TimeInterval)
    }
}
