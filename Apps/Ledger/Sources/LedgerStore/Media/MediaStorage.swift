import Foundation
import LedgerCore

/// Why a file is not taken or not given.
public enum MediaError: Error, Hashable, Sendable {
    case empty
    /// It has more bytes than are allowed.
    case tooLarge(bytes: Int, allowed: Int)
    /// It is neither JPEG nor PNG nor PDF, whatever it calls itself.
    case unknownType
    /// It begins as a picture, and is none.
    case broken
    /// Its picture has more pixels than are allowed.
    case tooManyPixels(Int)
    /// The address is none of this storage's.
    case badAddress
    case notFound
    /// What lies there is not what was put there.
    case damaged
    case noThumbnail
    /// There is no room left for it. Nothing of it is kept.
    case diskFull
}

extension MediaError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .empty: localized("The file is empty.")
        case .tooLarge(let bytes, let allowed):
            localized(
                "The file is too large: it has \((bytes + 999_999) / 1_000_000) MB, and up to \(allowed / 1_000_000) MB are allowed."
            )
        case .unknownType: localized("Only JPEG, PNG and PDF files can be added.")
        case .broken: localized("The image is damaged.")
        case .tooManyPixels: localized("The image has too many pixels.")
        case .badAddress, .notFound: localized("The file can’t be found.")
        case .damaged: localized("The file is damaged.")
        case .noThumbnail: localized("A preview of the image can’t be made.")
        case .diskFull: localized("The disk is full. Free up space, then add the file again.")
        }
    }
}

/// Where pictures and files are: a folder on the device, or later a bucket.
public protocol MediaStorage: Sendable {
    /// Keeps a file, and tells where.
    ///
    /// - Parameter fileName: what the person calls it; for reading only.
    func store(_ data: Data, fileName: String?) async throws -> AttachmentRef
    func data(for address: String) async throws -> Data
    /// A smaller picture, no side longer than a number of pixels.
    func thumbnail(for address: String, maximumPixels: Int) async throws -> Data
    /// Removes a file, if it is there.
    func delete(_ address: String) async throws
}

/// Makes small pictures of large ones. What decodes pictures is part of the system's UI frameworks, so anyone who has one
/// hands it in.
public protocol Thumbnailer: Sendable {
    /// A JPEG or PNG of which no side is longer than a number of pixels; `nil` if the picture cannot be decoded.
    func thumbnail(of picture: Data, maximumPixels: Int) async -> Data?
}
