import CRaster
import DisplayList
import Foundation

/// How far two pictures look apart.
package struct ImageComparison: Sendable {
    /// Pixels whose colors differ by more than the tolerance.
    package let differentPixels: Int
    /// The largest and the mean color distance (CIE76; about 2.3 is just noticeable).
    package let largestDistance: Double
    package let meanDistance: Double
    /// The expected picture in pale gray with the different pixels in red; nil if nothing differs.
    package let difference: ImageData?
    /// The pictures are not of one size, so no pixel was compared.
    package let sizesDiffer: Bool

    package var isEqual: Bool { !sizesDiffer && differentPixels == 0 }

    /// Compares two pictures. `tolerance` is the color distance that still counts as equal.
    package init(expected: ImageData, actual: ImageData, tolerance: Double = 0) {
        guard expected.width == actual.width, expected.height == actual.height else {
            sizesDiffer = true
            differentPixels = max(expected.width * expected.height, actual.width * actual.height)
            largestDistance = .infinity
            meanDistance = .infinity
            difference = nil
            return
        }
        let count = expected.width * expected.height
        var picture = [UInt8](repeating: 0, count: count * 4)
        let result = picture.withUnsafeMutableBytes { bytes in
            expected.withWords { a in
                actual.withWords { b in
                    perch_compare(a, b, count, tolerance, bytes.baseAddress!.assumingMemoryBound(to: UInt32.self))
                }
            }
        }
        sizesDiffer = false
        differentPixels = result.different
        largestDistance = result.largest
        meanDistance = result.mean
        difference =
            result.different == 0
            ? nil : ImageData(width: expected.width, height: expected.height, scale: expected.scale, pixels: picture)
    }
}
