import Foundation
import LedgerStore

/// Where the pictures lie that documents name.
struct MediaAddresses: Equatable {
    /// A picture's longer side in a card, in pixels of the finest screens.
    static let thumbnailPixels = 480

    private let folder: URL?

    init(_ storage: any MediaStorage) { folder = (storage as? LocalMediaStorage)?.folder }

    /// The address of a picture, for a view that loads it.
    func picture(at address: String) -> String { resolved(address, maximumPixels: nil) }

    /// The address of a small one, if it was made; else of the picture itself.
    func thumbnail(of address: String) -> String { resolved(address, maximumPixels: Self.thumbnailPixels) }

    private func resolved(_ address: String, maximumPixels: Int?) -> String {
        guard let folder else { return address }
        let storage = LocalMediaStorage(folder: folder)
        return storage.fileURL(for: address, maximumPixels: maximumPixels)?.absoluteString ?? address
    }
}
