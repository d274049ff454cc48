import CoreMedia
import Foundation

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// A type that describes how a picture fills a rectangle.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A gravity that shows the whole picture.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// The picture covers the rectangle.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// The picture is stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A media asset. In Perch, files are not read: durations are unknown, and there are no tracks.
open class AVAsset: NSObject, @unchecked Sendable {
    // Unchecked because subclasses may be declared; nothing here is changed.
    fileprivate let address: URL?

    init(address: URL?) { self.address = address }

    /// Creates an object for the content at an address.
    public convenience init(url URL: URL) { self.init(address: URL) }

    /// The duration, which is unknown.
    open var duration: CMTime { .indefinite }
    /// A Boolean value that indicates whether the asset can be played. For a file, this means that it exists.
    open var isPlayable: Bool {
        address.map { !$0.isFileURL || FileManager.default.fileExists(atPath: $0.path) } ?? false
    }
    /// The tracks. In Perch, there are none.
    open var tracks: [AVAssetTrack] { [] }

    /// Returns the tracks of a media type. In Perch, there are none.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    /// Returns the tracks of a media type. In Perch, there are none.
    nonisolated(nonsending) open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        []
    }
    /// Returns the value of a property.
    nonisolated(nonsending) open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
        property.value(self)
    }
}

/// A property of an asset that is loaded asynchronously.
public struct AVAsyncProperty<Root, Value>: Sendable {
    let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    /// The duration.
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { $0.duration } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    /// The property that indicates whether the asset can be played.
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    /// The tracks.
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { $0.tracks } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    /// The size of the pictures, in pixels.
    public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
    /// The property with the transform of the pictures.
    public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
        .init { $0.preferredTransform }
    }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
    /// The pictures in a second.
    public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.nominalFrameRate } }
}

/// An object to be played that an address names.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address.
    public let url: URL

    /// Creates an object for the content at an address.
    ///
    /// - Parameter options: without effect.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(address: URL)
    }
}

/// A track of an asset. In Perch, assets have none.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    /// The kind.
    public let mediaType: AVMediaType
    /// The size of the pictures, in pixels.
    public let naturalSize = CGSize.zero
    /// The preferred transform of the pictures.
    public let preferredTransform = CGAffineTransform.identity
    /// The number of frames per second, which is unknown.
    public let nominalFrameRate: Float = 0

    init(mediaType: AVMediaType) { self.mediaType = mediaType }

    /// Returns the value of a property.
    nonisolated(nonsending) open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T {
        property.value(self)
    }
}

/// An object that creates images of a movie. In Perch, movies cannot be read, so each call throws an error.
open class AVAssetImageGenerator: NSObject {
    /// The asset of the images.
    public let asset: AVAsset
    /// A Boolean value that indicates whether images use the transform of the track.
    open var appliesPreferredTrackTransform = false
    /// The largest size of a picture, in pixels.
    open var maximumSize = CGSize.zero

    /// Creates a generator for an asset.
    public init(asset: AVAsset) { self.asset = asset }

    /// Returns the picture at a time. It throws.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decoderNotFound)
    }

    /// Returns the picture at a time. It throws.
    nonisolated(nonsending) open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.decoderNotFound)
    }
}

/// An error of media.
public struct AVError: Error, Equatable {
    /// Constants that describe the kinds of errors.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceNotConnected = -11814
        case fileFailedToParse = -11829
        case decoderNotFound = -11833
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836
        case operationNotAllowed = -11862
    }

    /// The kind.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
}

/// Returns the largest rectangle with the given proportions, centered in another rectangle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return CGRect(origin: boundingRect.origin, size: .zero) }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
