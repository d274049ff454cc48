import CommonCrypto
import Crypto
import Foundation

// The functions that CommonCrypto's header declares. Those that get no place for the result do nothing, as Apple's.

private func hash(
    _ function: any HashFunction.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    guard let out else { return nil }
    write(digest(function, UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count))), to: out)
    return out
}

private func digest<Function: HashFunction>(_ function: Function.Type, _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hasher = Function()
    hasher.update(bufferPointer: bytes)
    return Array(hasher.finalize())
}

func write(_ bytes: some Sequence<UInt8>, to out: UnsafeMutableRawPointer) {
    for (place, byte) in bytes.enumerated() { out.storeBytes(of: byte, toByteOffset: place, as: UInt8.self) }
}

@_cdecl("CC_MD5") public func ccMD5(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(Insecure.MD5.self, data, count, out) }

@_cdecl("CC_SHA1") public func ccSHA1(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(Insecure.SHA1.self, data, count, out) }

@_cdecl("CC_SHA256") public func ccSHA256(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(SHA256.self, data, count, out) }

@_cdecl("CC_SHA384") public func ccSHA384(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(SHA384.self, data, count, out) }

@_cdecl("CC_SHA512") public func ccSHA512(
    _ data: UnsafeRawPointer?, _ count: CC_LONG, _ out: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(SHA512.self, data, count, out) }
