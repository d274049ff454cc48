import DisplayList
import Foundation
import Rasterizer
import UIKit

extension Diffing where Value == UIImage {
    /// Compares the pixels of images.
    public static var image: Diffing { image() }

    /// Compares the pixels of images.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1. People do not see differences above 0.98.
    ///   - scale: The pixels for each point of an image from a file. Nil for 1.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { UIImage(data: $0, scale: scale ?? 1) ?? UIImage() },
            diff: { compare($0, $1, precision, perceptualPrecision) })
    }

    private static func compare(
        _ reference: UIImage, _ new: UIImage, _ precision: Float, _ perceptualPrecision: Float
    ) -> (String, [XCTAttachment])? {
        guard let expected = reference.pngData().flatMap({ ImageData.decode($0) }) else {
            return ("The reference is not an image.", [])
        }
        guard let actual = new.pngData().flatMap({ ImageData.decode($0) }) else {
            return ("The snapshot is empty.", [])
        }
        let tolerance = Double(1 - perceptualPrecision) * 100
        let comparison = ImageComparison(expected: expected, actual: actual, tolerance: tolerance)
        if comparison.isEqual { return nil }
        if comparison.sizesDiffer {
            let message =
                "It has \(actual.width) × \(actual.height) pixels, and its reference has "
                + "\(expected.width) × \(expected.height)."
            return (message, [])
        }
        let matching = 1 - Float(comparison.differentPixels) / Float(expected.width * expected.height)
        if matching >= precision { return nil }
        var attachments: [XCTAttachment] = []
        if let picture = comparison.difference.flatMap({ PNG.encode($0) }).flatMap({ UIImage(data: $0) }) {
            let attachment = XCTAttachment(image: picture)
            attachment.name = "difference"
            attachments.append(attachment)
        }
        let message =
            "\(comparison.differentPixels) pixels differ. The precision is \(matching), and \(precision) is required. "
            + "The largest color distance is \(comparison.largestDistance)."
        return (message, attachments)
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// Compares the pixels of images.
    public static var image: Snapshotting { image() }

    /// Compares the pixels of images.
    ///
    /// - Parameters:
    ///   - precision: The part of the pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How alike two matching pixels are, from 0 to 1.
    ///   - scale: The pixels for each point of an image from a file. Nil for 1.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}
