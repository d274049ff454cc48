import Foundation

/// A value in the Distinguished Encoding Rules (DER) of ASN.1, the encoding of certificates.
struct DERValue {
    let tag: UInt8
    let contents: Data

    /// Creates the first value of the data. Returns `nil` if the data is shorter than the length of the value.
    init?(_ data: Data) {
        guard let found = Self.first(of: data) else { return nil }
        self = found.value
    }

    private init(tag: UInt8, contents: Data) { (self.tag, self.contents) = (tag, contents) }

    var isSequence: Bool { tag == 0x30 }

    private static func first(of data: Data) -> (value: DERValue, rest: Data)? {
        let bytes = [UInt8](data.prefix(6))
        guard bytes.count >= 2 else { return nil }
        var (start, length) = (2, Int(bytes[1]))
        if length >= 0x80 {
            let count = length - 0x80
            guard (1...4).contains(count), bytes.count >= 2 + count else { return nil }
            length = bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
            start += count
        }
        guard data.count >= start + length else { return nil }
        let contents = data.dropFirst(start).prefix(length)
        return (DERValue(tag: bytes[0], contents: Data(contents)), Data(data.dropFirst(start + length)))
    }

    /// The values in the contents.
    var values: [DERValue] {
        var (values, rest) = ([DERValue](), contents)
        while let (value, more) = Self.first(of: rest) {
            values.append(value)
            rest = more
        }
        return values
    }

    /// The common name of a certificate's subject, or the name of its organization if there is no common name.
    var subjectSummary: String? {
        // The fields are a version with its own tag, serial number, algorithm, issuer, validity, and subject.
        guard var fields = values.first?.values else { return nil }
        if fields.first?.tag == 0xA0 { fields.removeFirst() }
        guard fields.count > 4 else { return nil }
        let names = fields[4].values.flatMap(\.values).map(\.values).filter { $0.count == 2 }
        // The object identifiers 2.5.4.3 (common name) and 2.5.4.10 (organization).
        for identifier in [Data([0x55, 4, 3]), Data([0x55, 4, 10])] {
            if let name = names.last(where: { $0[0].contents == identifier }) {
                return String(data: name[1].contents, encoding: .utf8)
            }
        }
        return nil
    }
}
