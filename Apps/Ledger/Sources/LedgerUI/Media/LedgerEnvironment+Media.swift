import DesignSystem
import Foundation
import LedgerStore
import UIKit

extension LedgerEnvironment {
    /// Keeps a picture or a PDF, adds it to a gallery, and makes the small ones of a picture.
    func add(_ data: Data, fileName: String? = nil, to gallery: MediaService.Gallery) async throws {
        let attachment = try await services().media.add(data.asKeptPicture(), fileName: fileName, to: gallery)
        guard attachment.kind == .image else { return }
        // A space's picture is also shown as wide as its card.
        let sizes: [MediaAddresses.Small] = if case .space = gallery { [.thumbnail, .cover] } else { [.thumbnail] }
        await makeSmall(of: attachment.url, sizes)
    }

    /// Keeps a picture of a document that was just made. It goes on after the sheet has gone; a failure is reported.
    func upload(_ data: Data, to gallery: MediaService.Gallery) {
        Task {
            await performAsync(String(localized: "The image couldn’t be added.")) { _ in
                try await self.add(data, to: gallery)
            }
        }
    }

    /// Keeps a project's own picture, likewise.
    func uploadMainImage(_ data: Data, project: String) {
        Task {
            await performAsync(String(localized: "The image couldn’t be saved.")) {
                let attachment = try await $0.media.setMainImage(data.asKeptPicture(), project: project)
                await self.makeSmall(of: attachment.url, [.cover])
            }
        }
    }

    /// The picture is there in any case; that there is no small one of it is no matter.
    private func makeSmall(of address: String, _ sizes: [MediaAddresses.Small]) async {
        for size in sizes { _ = try? await storage.thumbnail(for: address, maximumPixels: size.rawValue) }
    }
}

extension Data {
    /// How much of a picture is kept that is converted.
    private static let quality = 0.9

    /// A picture in one of the types that are kept: JPEG and PNG as they are, whatever else the system can draw, such as a
    /// phone's HEIC, as JPEG. What is no picture stays as it is, and is refused where it would be kept.
    ///
    /// - Parameter decode: reads a picture; the system's way unless another is given.
    @MainActor func asKeptPicture(decode: (Data) -> UIImage? = { UIImage(data: $0) }) -> Data {
        guard MediaType(self) == nil else { return self }
        return decode(self)?.jpegData(compressionQuality: Self.quality) ?? self
    }
}
