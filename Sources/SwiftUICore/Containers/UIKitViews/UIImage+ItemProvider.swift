import CoreTransferable
import Foundation
import UIKit
import UniformTypeIdentifiers

// The protocols are declared beside item providers, which do not depend on UIKit's pictures.

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    /// Pictures of any kind that can be decoded.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .image].map(\.identifier)
    }

    /// The picture that the bytes of a file hold.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }

    /// PNG, which loses nothing, and JPEG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png, .jpeg].map(\.identifier) }

    /// The picture as a file.
    public func itemData(forTypeIdentifier typeIdentifier: String) -> Data? {
        typeIdentifier == UTType.jpeg.identifier ? jpegData(compressionQuality: 0.9) : pngData()
    }
}
