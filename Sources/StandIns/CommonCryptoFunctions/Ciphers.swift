import CommonCrypto
import Crypto
import CryptoExtras
import Foundation

@_cdecl("CCHmac") public func ccHmac(
    _ algorithm: UInt32, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?, _ dataLength: Int,
    _ out: UnsafeMutableRawPointer?
) {
    guard let out else { return }
    let key = SymmetricKey(data: bytes(key, keyLength))
    let data = bytes(data, dataLength)
    func code<Function: HashFunction>(_ function: Function.Type) {
        write(HMAC<Function>.authenticationCode(for: data, using: key), to: out)
    }
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code(Insecure.SHA1.self)
    case kCCHmacAlgMD5: code(Insecure.MD5.self)
    case kCCHmacAlgSHA256: code(SHA256.self)
    case kCCHmacAlgSHA384: code(SHA384.self)
    case kCCHmacAlgSHA512: code(SHA512.self)
    default: break
    }
}

func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> Data {
    start.map { Data(bytes: $0, count: max(0, count)) } ?? Data()
}

/// AES with chained blocks, or with each block separately. Other ciphers are refused with `kCCUnimplemented`.
@_cdecl("CCCrypt") public func ccCrypt(
    _ operation: UInt32, _ algorithm: UInt32, _ options: UInt32, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ vector: UnsafeRawPointer?, _ input: UnsafeRawPointer?, _ inputLength: Int, _ output: UnsafeMutableRawPointer?,
    _ room: Int, _ written: UnsafeMutablePointer<Int>?
) -> Int32 {
    guard Int(algorithm) == kCCAlgorithmAES else { return Int32(kCCUnimplemented) }
    guard [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256].contains(keyLength) else {
        return Int32(kCCKeySizeError)
    }
    let pads = Int(options) & kCCOptionPKCS7Padding != 0
    let encrypts = Int(operation) == kCCEncrypt
    let blockSize = kCCBlockSizeAES128
    if inputLength % blockSize != 0, !(encrypts && pads) { return Int32(kCCAlignmentError) }
    let longest = encrypts && pads ? (inputLength / blockSize + 1) * blockSize : inputLength
    guard room >= longest else {
        written?.pointee = longest
        return Int32(kCCBufferTooSmall)
    }
    let key = SymmetricKey(data: bytes(key, keyLength))
    var data = bytes(input, inputLength)
    if encrypts, pads {
        let count = blockSize - data.count % blockSize
        data += Data(repeating: UInt8(count), count: count)
    }
    do {
        if Int(options) & kCCOptionECBMode != 0 {
            for start in stride(from: 0, to: data.count, by: blockSize) {
                var block = Array(data[start..<start + blockSize])
                if encrypts {
                    try AES.permute(&block, key: key)
                } else {
                    try AES.inversePermute(&block, key: key)
                }
                data.replaceSubrange(start..<start + blockSize, with: block)
            }
        } else {
            let iv = try AES._CBC.IV(ivBytes: vector.map { bytes($0, blockSize) } ?? Data(count: blockSize))
            data =
                encrypts
                ? try AES._CBC.encrypt(data, using: key, iv: iv, noPadding: true)
                : try AES._CBC.decrypt(data, using: key, iv: iv, noPadding: true)
        }
    } catch {
        return Int32(kCCUnspecifiedError)
    }
    // Padding that is not right means another key: Apple's says so, too, or gives data out that is too long.
    if !encrypts, pads, let count = data.last {
        guard (1...blockSize).contains(Int(count)), data.suffix(Int(count)).allSatisfy({ $0 == count }) else {
            return Int32(kCCDecodeError)
        }
        data.removeLast(Int(count))
    }
    if let output { write(data, to: output) }
    written?.pointee = data.count
    return Int32(kCCSuccess)
}

@_cdecl("CCKeyDerivationPBKDF") public func ccKeyDerivation(
    _ algorithm: UInt32, _ password: UnsafePointer<CChar>?, _ passwordLength: Int, _ salt: UnsafePointer<UInt8>?,
    _ saltLength: Int, _ function: UInt32, _ rounds: UInt32, _ derived: UnsafeMutablePointer<UInt8>?,
    _ derivedLength: Int
) -> Int32 {
    let hash: KDF.Insecure.PBKDF2.HashFunction
    switch Int(function) {
    case kCCPRFHmacAlgSHA1: hash = .insecureSHA1
    case kCCPRFHmacAlgSHA256: hash = .sha256
    case kCCPRFHmacAlgSHA384: hash = .sha384
    case kCCPRFHmacAlgSHA512: hash = .sha512
    default: return Int32(kCCParamError)
    }
    guard Int(algorithm) == kCCPBKDF2, rounds > 0, derivedLength > 0, let derived else { return Int32(kCCParamError) }
    do {
        let key = try KDF.Insecure.PBKDF2.deriveKey(
            from: bytes(password, passwordLength), salt: bytes(salt, saltLength), using: hash,
            outputByteCount: derivedLength, unsafeUncheckedRounds: Int(rounds))
        key.withUnsafeBytes { write($0, to: derived) }
        return Int32(kCCSuccess)
    } catch {
        return Int32(kCCUnspecifiedError)
    }
}

@_cdecl("CCRandomGenerateBytes") public func ccRandom(_ out: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
    guard let out else { return Int32(kCCParamError) }
    var generator = SystemRandomNumberGenerator()
    write((0..<max(0, count)).lazy.map { _ in UInt8.random(in: .min ... .max, using: &generator) }, to: out)
    return Int32(kCCSuccess)
}
