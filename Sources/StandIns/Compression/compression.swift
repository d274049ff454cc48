import CompressionFunctions
import Foundation

/// An algorithm.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates the algorithm with a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// LZ4 in frames. It is refused.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// LZ4 without frames. It is refused.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// Deflate without a header.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZMA. It is refused.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// LZFSE. It is refused.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli. It is refused.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)
/// LZBITMAP. It is refused.
public let COMPRESSION_LZBITMAP = compression_algorithm(0x702)

/// A type that indicates whether a stream encodes or decodes.
public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates the operation with a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// The stream encodes.
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
/// The stream decodes.
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

/// Flags of a call.
public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates the flags with a number.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// A flag for the end of the data.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

/// A type that describes what came of a call.
public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    /// Creates the status with a number.
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
/// A status for success, with more data to follow.
public let COMPRESSION_STATUS_OK = compression_status(0)
/// The data are wrong, or the algorithm is refused.
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// All is done.
public let COMPRESSION_STATUS_END = compression_status(1)

/// A stream of data.
public struct compression_stream {
    /// The position at which results are written.
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    /// A value that describes how much room there is.
    public var dst_size: Int
    /// The position at which data is read.
    public var src_ptr: UnsafePointer<UInt8>
    /// A value that describes how much there is to read.
    public var src_size: Int
    /// The library's own.
    public var state: OpaquePointer?

    /// Creates a stream.
    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
        state: OpaquePointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

/// Prepares a stream. Algorithms other than ``COMPRESSION_ZLIB`` are refused.
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB, let state = perch_deflate_open(operation == COMPRESSION_STREAM_DECODE ? 1 : 0)
    else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.state = OpaquePointer(state)
    return COMPRESSION_STATUS_OK
}

/// Reads and writes as much as is possible.
public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    var source: UnsafePointer<UInt8>? = stream.pointee.src_ptr
    var destination: UnsafeMutablePointer<UInt8>? = stream.pointee.dst_ptr
    let ends = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue)
    let result = perch_deflate_run(
        UnsafeMutableRawPointer(state), &source, &stream.pointee.src_size, &destination, &stream.pointee.dst_size, ends)
    if let source, let destination { (stream.pointee.src_ptr, stream.pointee.dst_ptr) = (source, destination) }
    return compression_status(result)
}

/// Releases what a stream needed.
@discardableResult public func compression_stream_destroy(
    _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
    perch_deflate_close(stream.pointee.state.map { UnsafeMutableRawPointer($0) })
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}

private func run(
    _ operation: compression_stream_operation, _ algorithm: compression_algorithm,
    _ destination: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>, _ count: Int
) -> (written: Int, status: compression_status) {
    var stream = compression_stream(
        dst_ptr: destination, dst_size: room, src_ptr: source, src_size: count, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
        return (0, COMPRESSION_STATUS_ERROR)
    }
    defer { compression_stream_destroy(&stream) }
    let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    return (room - stream.dst_size, status)
}

/// Encodes data. Returns the number of bytes, or 0 if there is too little room or the algorithm is refused.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (written, status) = run(COMPRESSION_STREAM_ENCODE, algorithm, dst_buffer, dst_size, src_buffer, src_size)
    return status == COMPRESSION_STATUS_END ? written : 0
}

/// Decodes data. Returns the number of bytes: the room, if there were more, and 0 for data that are wrong.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (written, status) = run(COMPRESSION_STREAM_DECODE, algorithm, dst_buffer, dst_size, src_buffer, src_size)
    return status == COMPRESSION_STATUS_ERROR ? 0 : written
}

/// Returns how many bytes encoding needs beside the result: none.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// Returns how many bytes decoding needs beside the result: none.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
