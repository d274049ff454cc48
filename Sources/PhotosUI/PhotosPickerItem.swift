import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A photo that the user picked. Its content is loaded on request.
public struct PhotosPickerItem: Sendable {
    /// The policy for photos with several encodings.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let kind: Int

        /// A policy that uses the best encoding.
        public static let automatic = EncodingDisambiguationPolicy(kind: 0)
        /// A policy that uses the current encoding of the photo.
        public static let current = EncodingDisambiguationPolicy(kind: 1)
        /// A policy that uses the most compatible encoding.
        public static let compatible = EncodingDisambiguationPolicy(kind: 2)
    }

    let photo: Photo?
    private let identity: String

    /// The identifier of the photo in the photo library. Nil if the picker has no photo library.
    public let itemIdentifier: String?

    /// Creates an item from the identifier of a photo. Perch has no photo library, so its content cannot be loaded.
    public init(itemIdentifier: String) {
        photo = nil
        identity = itemIdentifier
        self.itemIdentifier = itemIdentifier
    }

    init(_ photo: Photo, hasIdentifier: Bool) {
        self.photo = photo
        identity = photo.id
        itemIdentifier = hasIdentifier ? photo.id : nil
    }

    /// Whether the item represents the photo.
    func isPhoto(_ other: Photo) -> Bool { identity == other.id }

    /// The types of data in which the photo is available, with the preferred type first.
    public var supportedContentTypes: [UTType] { photo?.types ?? [] }

    /// Loads the photo as a value: as `Data`, as `Image`, or as a custom type.
    ///
    /// - Returns: nil if the type can be read from none of the photo's types of data.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let photo else { return nil }
        return try await T.fromTransfer(
            photo.types.map { type in (type: type, load: { @Sendable in try await photo.load(type) }) })
    }

    /// Loads the photo as a value and passes it to a closure.
    @discardableResult public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(.success(try await loadTransferable(type: type)))
            } catch {
                completionHandler(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        return progress
    }
}

extension PhotosPickerItem: Equatable, Hashable {
    public static func == (a: PhotosPickerItem, b: PhotosPickerItem) -> Bool { a.identity == b.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// The behavior of selecting several photos.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    let isOrdered: Bool
    let isContinuous: Bool

    /// The selection counts once the picker closes, in any order.
    public static let `default` = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: false)
    /// The selection is numbered in the order of the taps.
    public static let ordered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: false)
    /// A behavior in which each tap changes the selection immediately.
    public static let continuous = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: true)
    /// A behavior in which each tap changes the selection immediately, and the selection is numbered.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: true)
}
