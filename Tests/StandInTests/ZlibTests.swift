import Testing
import zlib

@Suite struct ZlibTests {
    @Test func itIsTheSystemsZlib() {
        let text = Array("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".utf8)
        var length = compressBound(UInt(text.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        #expect(compress(&packed, &length, text, UInt(text.count)) == Z_OK)
        #expect(length < text.count)
        var restored = [UInt8](repeating: 0, count: text.count)
        var size = UInt(text.count)
        #expect(uncompress(&restored, &size, packed, length) == Z_OK)
        #expect(restored == text)
    }
}
