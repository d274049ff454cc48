import CoreGraphics
import Foundation
import ImageIO
import UIKit

/// A type that describes why there is no picture.
public struct QLThumbnailError: Error, Equatable {
    /// Kinds of errors.
    public enum Code: Int, Sendable {
        case generationFailed = 0, savingToURLFailed = 1, noCachedThumbnail = 2, noCloudThumbnail = 3,
            requestInvalid = 4, requestCancelled = 5
    }
    /// The kind.
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here changes.
    /// Constants that describe what kind of picture it is.
    public enum RepresentationType: Int, Sendable { case icon = 0, lowQualityThumbnail = 1, thumbnail = 2 }
    /// The kind.
    public let type = RepresentationType.thumbnail
    /// The bitmap.
    public let cgImage: CGImage
    /// The picture.
    public let uiImage: UIImage
    init(_ bitmap: CGImage, scale: CGFloat) {
        cgImage = bitmap
        uiImage = UIImage(cgImage: bitmap, scale: scale, orientation: .up)
    }
}

/// An object that makes small pictures of files that are pictures. Other files have none.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    // Unchecked because the class is open; nothing here changes.

    /// A picture that is wanted.
    open class Request: NSObject, @unchecked Sendable {
        // Unchecked because requests are filled before they are passed over.
        /// Options that describe what kinds of pictures will do.
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: .max)
        }
        fileprivate let url: URL
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        open var iconMode = false
        open var minimumDimension: CGFloat = 0
        /// Creates a picture of a file, of a size in points.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
        }
    }

    private static let generator = QLThumbnailGenerator()
    open class var shared: QLThumbnailGenerator { generator }

    /// Returns the best picture. It throws for a file that is no picture.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try picture(for: request)
    }
    /// Returns the best picture; the handler receives an error for a file that is no picture.
    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        do { completionHandler(try picture(for: request), nil) } catch { completionHandler(nil, error) }
    }
    /// Returns the pictures, of which there is one; the handler receives an error for a file that is no picture.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )?
    ) {
        do { updateHandler?(try picture(for: request), .thumbnail, nil) } catch {
            updateHandler?(nil, .thumbnail, error)
        }
    }
    /// Ends the work.
    open func cancel(_ request: Request) {}

    private func picture(for request: Request) throws -> QLThumbnailRepresentation {
        let side = max(request.size.width, request.size.height) * request.scale
        let options = [kCGImageSourceThumbnailMaxPixelSize: side] as CFDictionary
        guard side >= 1, let data = try? Data(contentsOf: request.url),
            let source = CGImageSourceCreateWithData(data as NSData, nil),
            let bitmap = CGImageSourceCreateThumbnailAtIndex(source, 0, options)
        else { throw QLThumbnailError(.generationFailed) }
        return QLThumbnailRepresentation(bitmap, scale: request.scale)
    }
}
