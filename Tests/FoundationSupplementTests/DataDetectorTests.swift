import Foundation
import FoundationSupplement
import Testing

@Suite struct DataDetectorTests {
    // Raw values, since Foundation on Linux marks the types as deprecated.
    private let link: UInt64 = 0x20
    private let phoneNumber: UInt64 = 0x800

    private func found(_ types: UInt64, _ text: String) throws -> [String] {
        let detector = try NSDataDetector(types: types)
        return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
            $0.url?.absoluteString ?? $0.phoneNumber ?? "?"
        }
    }

    @Test func findsLinksWithoutThePunctuationAfterThem() throws {
        let text = "See https://swift.org/docs. Or (www.apple.com), mail a.b@c.com; perch.dev/x!"
        #expect(
            try found(link, text) == [
                "https://swift.org/docs", "http://www.apple.com", "mailto:a.b@c.com", "http://perch.dev/x",
            ])
    }

    @Test func findsPhoneNumbersAndNoDates() throws {
        let text = "Call +49 30 1234567 or (555) 123-4567, version 1.2.3, 2026-11-27, room 12"
        #expect(try found(phoneNumber, text) == ["+49 30 1234567", "(555) 123-4567"])
    }

    @Test func findsInTheOrderOfTheText() throws {
        #expect(try found(link | phoneNumber, "555 123 4567 or www.a.org") == ["555 123 4567", "http://www.a.org"])
    }

    @Test func stopsWhereTheBlockSaysSo() throws {
        let detector = try NSDataDetector(types: link)
        var count = 0
        let text = "www.a.org www.b.org"
        detector.enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) { _, _, stops in
            count += 1
            stops.pointee = true
        }
        #expect(count == 1)
        #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    }
}
