import Foundation
import LedgerStore
import SwiftUI
import UIKit

/// Makes small pictures by the system's own drawing.
public struct PictureThumbnailer: Thumbnailer {
    /// How much of the picture the small one keeps.
    private static let quality = 0.8

    public init() {}

    public func thumbnail(of picture: Data, maximumPixels: Int) async -> Data? {
        await MainActor.run {
            guard let image = UIImage(data: picture), image.size.width > 0, image.size.height > 0 else { return nil }
            let scale = min(1, Double(maximumPixels) / max(image.size.width, image.size.height))
            let renderer = ImageRenderer(
                content: Image(uiImage: image).resizable()
                    .frame(width: image.size.width * scale, height: image.size.height * scale))
            renderer.scale = 1
            return renderer.uiImage?.jpegData(compressionQuality: Self.quality)
        }
    }
}
