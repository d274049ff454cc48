import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

// The protocols are declared beside item providers, which do not depend on UIKit's pictures.

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// The types of images that can be decoded.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .image].map(\.identifier)
    }

    /// Returns the image in the data of a file.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }

    /// The types PNG and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png, .jpeg].map(\.identifier) }

    /// Returns the image as the data of a file.
    public func itemData(forTypeIdentifier typeIdentifier: String) -> Data? {
        typeIdentifier == UTType.jpeg.identifier ? jpegData(compressionQuality: 0.9) : pngData()
    }
}
