import Foundation
import LedgerCore
import LedgerStore

/// Where the pictures lie that documents name.
struct MediaAddresses: Equatable {
    /// The sizes in which pictures are kept besides their own.
    enum Small: Int, CaseIterable {
        /// For a grid, or beside the words of a card: the longer side in pixels of the finest screens.
        case thumbnail = 480
        /// As wide as a card.
        case cover = 1200
    }

    private let folder: URL?

    init(_ storage: any MediaStorage) { folder = (storage as? LocalMediaStorage)?.folder }

    /// The address of a picture, for a view that loads it.
    func picture(at address: String) -> String { resolved(address, maximumPixels: nil) }

    /// The address of a small one, if it was made; else of the picture itself.
    func small(_ size: Small, of address: String) -> String { resolved(address, maximumPixels: size.rawValue) }

    /// The address of a small one of the picture that represents something; `nil` where there is none on this device.
    func primary(_ size: Small, of attachments: [AttachmentRef]?) -> String? {
        guard let picture = MediaGalleryCalculations.primaryImage(attachments ?? []), !picture.isOffline else {
            return nil
        }
        return small(size, of: picture.url)
    }

    private func resolved(_ address: String, maximumPixels: Int?) -> String {
        guard let folder else { return address }
        let storage = LocalMediaStorage(folder: folder)
        guard let file = storage.fileURL(for: address, maximumPixels: maximumPixels)?.absoluteString else {
            return address
        }
        // Two attachments with the same bytes are two.
        return file + address.dropFirst(AttachmentRef.file(of: address).count)
    }
}
