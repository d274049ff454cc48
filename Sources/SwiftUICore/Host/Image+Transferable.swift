import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

extension Image: Transferable {
    /// A representation as an image file. All kinds of images can be read. PNG is written.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { image in try await image.pngFile() }
        DataRepresentation(importedContentType: .image) { data in
            guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
            return Image(uiImage: picture)
        }
    }

    @MainActor private func pngFile() throws -> Data {
        guard let data = ImageRenderer(content: self).uiImage?.pngData() else {
            throw CocoaError(.fileWriteUnknown)
        }
        return data
    }
}
