import Foundation

/// An element of an XML file: as much of XML as drawings need.
///
/// Nothing is fetched, and an entity's text is put in By default, without the entities in it, so a file cannot grow
/// while it is read.
final class XMLElement {
    /// Without its namespace.
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [XMLElement] = []
    /// The characters directly inside.
    fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    static func read(_ data: Data) throws -> XMLElement {
        guard data.count <= VectorLimits.fileSize else { throw VectorImageError("the file is too large") }
        var bytes = [UInt8](data)
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            guard let text = String(data: data, encoding: .utf16) else { throw VectorImageError("it is no text") }
            bytes = Array(text.utf8)
        }
        var reader = XMLReader(bytes: bytes)
        return try reader.read()
    }
}

private struct XMLReader {
    private let bytes: [UInt8]
    private var place = 0
    private var entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
    private var count = 0
    private var expanded = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() throws -> XMLElement {
        var root: XMLElement?
        var open: [XMLElement] = []
        while place < bytes.count {
            if bytes[place] != UInt8(ascii: "<") {
                let start = place
                while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
                if let last = open.last { last.text += try decoded(start..<place) }
            } else if skip("<!--") {
                find("-->")
            } else if skip("<![CDATA[") {
                let start = place
                find("]]>")
                if let last = open.last {
                    last.text += String(decoding: bytes[start..<max(start, min(place, bytes.count) - 3)], as: UTF8.self)
                }
            } else if skip("<?") {
                find("?>")
            } else if skip("<!DOCTYPE") {
                readDocumentType()
            } else if skip("</") {
                find(">")
                guard open.popLast() != nil else { throw VectorImageError("it closes an element that is not open") }
                if open.isEmpty { break }
            } else {
                place += 1
                let (element, isClosed) = try readTag()
                count += 1
                guard count <= VectorLimits.elements else { throw VectorImageError("it has too many elements") }
                if let last = open.last { last.children.append(element) } else if root == nil { root = element }
                if !isClosed {
                    open.append(element)
                    // Editors nest groups deeply; what a drawing uses of them is limited when it is drawn.
                    guard open.count <= 8 * VectorLimits.depth else {
                        throw VectorImageError("its elements lie too deep in each other")
                    }
                } else if open.isEmpty {
                    break
                }
            }
        }
        guard let root else { throw VectorImageError("there is no element in it") }
        guard open.isEmpty else { throw VectorImageError("it ends inside of <\(open[open.count - 1].name)>") }
        return root
    }

    private mutating func readTag() throws -> (XMLElement, isClosed: Bool) {
        let name = word()
        guard !name.isEmpty else { throw VectorImageError("there is a < without a name") }
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard place < bytes.count else { throw VectorImageError("it ends inside of <\(name)>") }
            if skip("/>") { return (XMLElement(name: name, attributes: attributes), true) }
            if skip(">") { return (XMLElement(name: name, attributes: attributes), false) }
            let key = word()
            skipSpace()
            guard !key.isEmpty, skip("=") else { throw VectorImageError("<\(name)> is not well formed") }
            skipSpace()
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
                throw VectorImageError("a value in <\(name)> has no quotes")
            }
            let quote = bytes[place]
            place += 1
            let start = place
            while place < bytes.count, bytes[place] != quote { place += 1 }
            attributes[key] = try decoded(start..<place)
            place += 1
        }
    }

    /// Of a document's type only the texts are of use that entities represent.
    private mutating func readDocumentType() {
        var depth = 0
        while place < bytes.count {
            if skip("<!ENTITY") {
                skipSpace()
                let name = word()
                skipSpace()
                // What has an address in place of a text is not fetched.
                if place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
                    let quote = bytes[place]
                    let start = place + 1
                    place = start
                    while place < bytes.count, bytes[place] != quote { place += 1 }
                    entities[name] = String(decoding: bytes[start..<place], as: UTF8.self)
                }
                find(">")
            } else if skip("[") {
                depth += 1
            } else if skip("]") {
                depth -= 1
            } else if skip(">") {
                if depth <= 0 { return }
            } else {
                place += 1
            }
        }
    }

    /// The characters of a range with its entities replaced.
    private mutating func decoded(_ range: Range<Int>) throws -> String {
        guard bytes[range].contains(UInt8(ascii: "&")) else { return String(decoding: bytes[range], as: UTF8.self) }
        var result: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "&"),
                let end = bytes[index..<min(index + 64, range.upperBound)].firstIndex(of: UInt8(ascii: ";"))
            else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
            if let text = replacement(name) {
                expanded += text.utf8.count
                guard expanded <= VectorLimits.fileSize else { throw VectorImageError("its entities are too long") }
                result += text.utf8
            }
            index = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func replacement(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(UnicodeScalar.init).map { String($0) }
    }

    // MARK: Bytes

    private mutating func skip(_ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard place + length <= bytes.count else { return false }
        for index in 0..<length where bytes[place + index] != text.utf8Start[index] { return false }
        place += length
        return true
    }

    /// Continues behind the next `text`, or to the end.
    private mutating func find(_ text: StaticString) {
        while place < bytes.count { if skip(text) { return } else { place += 1 } }
    }

    private mutating func skipSpace() { while place < bytes.count, bytes[place] <= 32 { place += 1 } }

    /// A name without its namespace.
    private mutating func word() -> String {
        var start = place
        while place < bytes.count {
            switch bytes[place] {
            case 0...32, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"):
                return String(decoding: bytes[start..<place], as: UTF8.self)
            case UInt8(ascii: ":"):
                place += 1
                start = place
            default: place += 1
            }
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }
}
