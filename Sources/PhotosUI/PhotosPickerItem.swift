import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A photo that was picked. Its content is loaded when it is asked for.
public struct PhotosPickerItem: Sendable {
    /// The policy for photos with several encodings.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let kind: Int

        /// The best one.
        public static let automatic = EncodingDisambiguationPolicy(kind: 0)
        /// The one that the photo is kept in.
        public static let current = EncodingDisambiguationPolicy(kind: 1)
        /// The one that most programs understand.
        public static let compatible = EncodingDisambiguationPolicy(kind: 2)
    }

    let photo: Photo?
    private let identity: String

    /// The photo's identifier in the photo library; nil if the picker was given none.
    public let itemIdentifier: String?

    /// A photo by its identifier. As there is no photo library here, nothing can be loaded from it.
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

    /// The types of data that the photo is available as, the preferred one first.
    public var supportedContentTypes: [UTType] { photo?.types ?? [] }

    /// Loads the photo as a value: its bytes as `Data`, a picture as `Image`, or a type of the program's own.
    ///
    /// - Returns: nil if the type can be read from none of the photo's types of data.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let photo else { return nil }
        return try await T.fromTransfer(
            photo.types.map { type in (type: type, load: { @Sendable in try await photo.load(type) }) })
    }

    /// Loads the photo as a value and passes it over.
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
    /// Each tap counts at once.
    public static let continuous = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: true)
    /// Each tap counts at once, and the selection is numbered.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: true)
}
