import Foundation

/// Constants that indicate whether data are compressed or decompressed.
public enum FilterOperation: RawRepresentable, Sendable {
    /// A filter operation: they are compressed.
    case compress
    /// A filter operation: they are decompressed.
    case decompress
    /// Creates the operation with a number of ``compression_stream_operation``.
    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }
    public var rawValue: compression_stream_operation {
        switch self {
        case .compress: COMPRESSION_STREAM_ENCODE
        case .decompress: COMPRESSION_STREAM_DECODE
        }
    }
}

/// Constants that describe how data are compressed.
public enum Algorithm: CaseIterable, RawRepresentable, Sendable {
    /// LZFSE. It is refused.
    case lzfse
    /// Deflate without a header.
    case zlib
    /// LZ4. It is refused.
    case lz4
    /// LZMA. It is refused.
    case lzma
    /// LZBITMAP. It is refused.
    case lzbitmap
    /// Brotli. It is refused.
    case brotli

    /// Creates the algorithm with a number of ``compression_algorithm``.
    public init?(rawValue: compression_algorithm) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }
    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .lzbitmap: COMPRESSION_LZBITMAP
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

/// Constants that describe why data cannot be compressed or decompressed.
public enum FilterError: Error, Sendable {
    /// The algorithm is refused, or the filter has ended.
    case invalidState
    /// The data are wrong.
    case invalidData
}

/// A stream that a filter drives, and its buffer.
private final class Filter {
    private var stream: compression_stream
    private let buffer: UnsafeMutablePointer<UInt8>
    private let room: Int
    private(set) var hasEnded = false

    init(_ operation: FilterOperation, _ algorithm: Algorithm, bufferCapacity: Int) throws {
        room = max(bufferCapacity, 1)
        buffer = .allocate(capacity: room)
        stream = compression_stream(dst_ptr: buffer, dst_size: room, src_ptr: buffer, src_size: 0, state: nil)
        guard compression_stream_init(&stream, operation.rawValue, algorithm.rawValue) == COMPRESSION_STATUS_OK else {
            throw FilterError.invalidState
        }
    }

    deinit {
        compression_stream_destroy(&stream)
        buffer.deallocate()
    }

    /// Processes data, and passes out the results piece by piece.
    func process(_ data: Data, ends: Bool, _ result: (Data) throws -> Void) throws {
        guard !hasEnded else { return }
        let bytes = [UInt8](data)
        try bytes.withUnsafeBufferPointer { source in
            stream.src_ptr = source.baseAddress ?? UnsafePointer(buffer)
            stream.src_size = source.count
            while !hasEnded {
                (stream.dst_ptr, stream.dst_size) = (buffer, room)
                let flags = ends ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
                let status = compression_stream_process(&stream, flags)
                guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
                hasEnded = status == COMPRESSION_STATUS_END
                let isFull = stream.dst_size == 0
                if stream.dst_size < room { try result(Data(bytes: buffer, count: room - stream.dst_size)) }
                if !isFull { break }
            }
        }
        // The end of the data came before the end of what was compressed.
        if ends, !hasEnded { throw FilterError.invalidData }
    }
}

/// Compresses or decompresses what is written to it.
public class OutputFilter {
    private let filter: Filter
    private let write: (Data?) throws -> Void
    private var isFinished = false

    /// Creates a filter whose results a closure receives, and nil at the end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        filter = try Filter(operation, algorithm, bufferCapacity: bufferCapacity)
        write = writeFunc
    }

    /// Writes data. Nil or empty data end the stream.
    public func write(_ data: (some DataProtocol)?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard !isFinished else { throw FilterError.invalidState }
        try filter.process(Data(data), ends: false) { try write($0) }
    }

    /// Ends the stream.
    public func finalize() throws {
        guard !isFinished else { return }
        isFinished = true
        try filter.process(Data(), ends: true) { try write($0) }
        try write(nil as Data?)
    }
}

/// Compresses or decompresses what it reads.
public class InputFilter<D: DataProtocol> {
    private let filter: Filter
    private let read: (Int) throws -> D?
    private let capacity: Int
    private var ready = Data()
    private var isAtEnd = false

    /// Creates a filter whose data a closure provides, with nil or empty data at the end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
        readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        filter = try Filter(operation, algorithm, bufferCapacity: bufferCapacity)
        capacity = max(bufferCapacity, 1)
        read = readFunc
    }

    /// Returns results of at most a number of bytes, and nil at the end.
    public func readData(ofLength count: Int) throws -> Data? {
        while ready.count < count, !isAtEnd, !filter.hasEnded {
            let data = try read(capacity).map { Data($0) } ?? Data()
            isAtEnd = data.isEmpty
            try filter.process(data, ends: isAtEnd) { ready.append($0) }
        }
        guard !ready.isEmpty, count > 0 else { return nil }
        let result = Data(ready.prefix(count))
        ready = Data(ready.dropFirst(count))
        return result
    }
}
