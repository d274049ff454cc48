import CommonCrypto
import Crypto

/// A hash that is being made, behind the pointer in a context of CommonCrypto's.
private final class StreamedHash {
    private var hasher: any HashFunction

    init(_ function: any HashFunction.Type) { hasher = function.init() }

    func update(_ data: UnsafeRawPointer?, _ count: CC_LONG) {
        hasher.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    }

    func write(to out: UnsafeMutablePointer<UInt8>) { CommonCryptoFunctions.write(digest(hasher), to: out) }

    private func digest(_ hasher: some HashFunction) -> [UInt8] { Array(hasher.finalize()) }
}

private typealias State = UnsafeMutablePointer<UnsafeMutableRawPointer?>

/// The contexts of all hashes hold one pointer.
private func state(_ context: UnsafeMutableRawPointer?) -> State? {
    context?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
}

private func begin(_ function: any HashFunction.Type, _ context: UnsafeMutableRawPointer?) -> Int32 {
    state(context)?.pointee = Unmanaged.passRetained(StreamedHash(function)).toOpaque()
    return 1
}

private func update(_ context: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
    guard let hash = state(context)?.pointee else { return 0 }
    Unmanaged<StreamedHash>.fromOpaque(hash).takeUnretainedValue().update(data, count)
    return 1
}

private func end(_ out: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutableRawPointer?) -> Int32 {
    guard let place = state(context), let hash = place.pointee else { return 0 }
    place.pointee = nil
    let hasher = Unmanaged<StreamedHash>.fromOpaque(hash).takeRetainedValue()
    if let out { hasher.write(to: out) }
    return 1
}

@_cdecl("CC_MD5_Init") public func ccMD5Init(_ c: UnsafeMutableRawPointer?) -> Int32 { begin(Insecure.MD5.self, c) }
@_cdecl("CC_SHA1_Init") public func ccSHA1Init(_ c: UnsafeMutableRawPointer?) -> Int32 { begin(Insecure.SHA1.self, c) }
@_cdecl("CC_SHA256_Init") public func ccSHA256Init(_ c: UnsafeMutableRawPointer?) -> Int32 { begin(SHA256.self, c) }
@_cdecl("CC_SHA512_Init") public func ccSHA512Init(_ c: UnsafeMutableRawPointer?) -> Int32 { begin(SHA512.self, c) }

@_cdecl("CC_MD5_Update") public func ccMD5Update(
    _ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 { update(c, data, count) }
@_cdecl("CC_SHA1_Update") public func ccSHA1Update(
    _ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 { update(c, data, count) }
@_cdecl("CC_SHA256_Update") public func ccSHA256Update(
    _ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 { update(c, data, count) }
@_cdecl("CC_SHA512_Update") public func ccSHA512Update(
    _ c: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer?, _ count: CC_LONG
) -> Int32 { update(c, data, count) }

@_cdecl("CC_MD5_Final") public func ccMD5Final(
    _ out: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?
) -> Int32 { end(out, c) }
@_cdecl("CC_SHA1_Final") public func ccSHA1Final(
    _ out: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?
) -> Int32 { end(out, c) }
@_cdecl("CC_SHA256_Final") public func ccSHA256Final(
    _ out: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?
) -> Int32 { end(out, c) }
@_cdecl("CC_SHA512_Final") public func ccSHA512Final(
    _ out: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutableRawPointer?
) -> Int32 { end(out, c) }
