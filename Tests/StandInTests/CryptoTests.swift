import CommonCrypto
import CryptoKit
import Foundation
import Testing

private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

@Suite struct CryptoKitTests {
    @Test func hashesAreThoseOfTheStandard() {
        #expect(
            hex(SHA256.hash(data: Data("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(Insecure.MD5.hash(data: Data("abc".utf8))) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(!SecureEnclave.isAvailable)
    }

    @Test func whatIsSealedIsOpened() throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("hello".utf8), using: key)
        #expect(try AES.GCM.open(box, using: key) == Data("hello".utf8))
    }
}

@Suite struct CommonCryptoTests {
    @Test func hashesAreThoseOfTheStandard() {
        let data = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(hex(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")

        var md5 = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &md5) }
        #expect(hex(md5) == "900150983cd24fb0d6963f7d28e17f72")
    }

    @Test func aHashIsMadePieceByPiece() {
        var context = CC_SHA1_CTX()
        CC_SHA1_Init(&context)
        CC_SHA1_Update(&context, "a", 1)
        CC_SHA1_Update(&context, "bc", 2)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CC_SHA1_Final(&digest, &context)
        #expect(hex(digest) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(CC_SHA1_Final(&digest, &context) == 0)
    }

    @Test func aKeyedHashIsThatOfTheStandard() {
        // RFC 4231, case 2.
        var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        let data = "what do ya want for nothing?"
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, data, data.utf8.count, &code)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    private func crypt(_ operation: Int, _ options: Int, _ input: [UInt8], room: Int) -> (Int32, [UInt8]) {
        var output = [UInt8](repeating: 0, count: room)
        var written = 0
        let key = [UInt8](0..<16)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count,
            [UInt8](repeating: 7, count: 16), input, input.count, &output, output.count, &written)
        return (status, Array(output.prefix(written)))
    }

    @Test(arguments: [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode])
    func whatIsEncryptedIsDecrypted(_ options: Int) {
        let text = Array("A message that is no multiple of a block".utf8)
        let (status, sealed) = crypt(kCCEncrypt, options, text, room: 64)
        #expect(status == kCCSuccess)
        #expect(sealed.count == 48)
        #expect(crypt(kCCDecrypt, options, sealed, room: 64) == (Int32(kCCSuccess), text))
        #expect(crypt(kCCEncrypt, options, text, room: 8).0 == kCCBufferTooSmall)
        #expect(crypt(kCCDecrypt, options, Array(sealed.dropLast()), room: 64).0 == kCCAlignmentError)
    }

    @Test func oneBlockIsThatOfTheStandard() {
        // FIPS 197, appendix C.1.
        let input = (0..<16).map { UInt8($0 * 0x11) }
        let (_, sealed) = crypt(kCCEncrypt, kCCOptionECBMode, input, room: 16)
        #expect(hex(sealed) == "69c4e0d86a7b0430d8cdb78070b4c55a")
    }

    @Test func keysOfPasswordsAreThoseOfTheStandard() {
        // RFC 6070, case 2.
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, key.count)
        #expect(status == kCCSuccess)
        #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }
}
