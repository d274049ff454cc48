import CRaster
import Foundation

/// Files packed as browsers unpack them.
package enum Gzip {
    /// The packed bytes; nil if there is no memory for them.
    package static func pack(_ bytes: [UInt8]) -> [UInt8]? {
        var length = 0
        guard let result = perch_gzip(bytes, bytes.count, &length) else { return nil }
        defer { free(result) }
        return [UInt8](UnsafeBufferPointer(start: result, count: length))
    }
}
