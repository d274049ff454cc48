import CRaster
import Foundation

/// Data packed as zlib does.
package enum Inflate {
    /// The unpacked bytes; nil for what is no such data, and where there would be more than `limit` of them.
    package static func unpack(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        bytes.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress, limit > 0 else { return nil }
            var length = 0
            guard let result = perch_inflate(start, source.count, limit, &length) else { return nil }
            defer { free(result) }
            return [UInt8](UnsafeBufferPointer(start: result, count: length))
        }
    }
}
