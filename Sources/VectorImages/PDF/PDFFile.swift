import CoreGraphics
import Foundation

/// The objects of a PDF file.
///
/// They are found by looking through the whole file: its tables of places are of use in large files only, and are wrong
/// in those that were mended by hand.
final class PDFFile {
    private let bytes: [UInt8]
    /// Where each object's value begins.
    private var places: [Int: Int] = [:]
    private var objects: [Int: PDFObject] = [:]
    private(set) var trailer: [String: PDFObject] = [:]
    /// How much more may be unpacked.
    private var unpackingLeft = VectorLimits.unpackedSize

    init(_ data: Data) throws {
        guard data.count <= VectorLimits.fileSize else { throw VectorImageError("the file is too large") }
        bytes = [UInt8](data)
        guard bytes.prefix(1024).contains(UInt8(ascii: "%")), find("%PDF-", from: 0, to: min(1024, bytes.count)) != nil
        else { throw VectorImageError("it is no PDF file") }
        findObjects()
        readTrailers()
        if trailer["Encrypt"] != nil { throw VectorImageError("it is encrypted") }
        readObjectStreams()
    }

    // MARK: Asking

    /// The object itself in place of a reference to it.
    func resolve(_ object: PDFObject?) -> PDFObject {
        var object = object ?? .null
        // References to references, and to themselves, end.
        for _ in 0..<16 {
            guard case .reference(let number) = object else { return object }
            object = load(number)
        }
        return .null
    }

    func dictionary(_ object: PDFObject?) -> [String: PDFObject]? {
        switch resolve(object) {
        case .dictionary(let dictionary): dictionary
        case .stream(let stream): stream.dictionary
        default: nil
        }
    }

    func stream(_ object: PDFObject?) -> PDFStream? {
        if case .stream(let stream) = resolve(object) { stream } else { nil }
    }

    func array(_ object: PDFObject?) -> [PDFObject]? {
        if case .array(let array) = resolve(object) { array } else { nil }
    }

    func number(_ object: PDFObject?) -> Double? {
        if case .number(let number) = resolve(object) { number } else { nil }
    }

    func integer(_ object: PDFObject?) -> Int? { number(object).map { Int($0) } }

    func name(_ object: PDFObject?) -> String? {
        if case .name(let name) = resolve(object) { name } else { nil }
    }

    func numbers(_ object: PDFObject?) -> [Double]? { array(object)?.map { number($0) ?? 0 } }

    func rect(_ object: PDFObject?) -> CGRect? {
        guard let n = numbers(object), n.count >= 4 else { return nil }
        return CGRect(x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
    }

    func transform(_ object: PDFObject?) -> CGAffineTransform {
        guard let n = numbers(object), n.count >= 6 else { return .identity }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// A stream's bytes as they were before they were packed; nil for a way of packing that is not known here. Pictures
    /// in their own format come as they are, with its name.
    func unpacked(_ stream: PDFStream) -> (bytes: ArraySlice<UInt8>, format: String?)? {
        let filters = array(stream.dictionary["Filter"]) ?? stream.dictionary["Filter"].map { [$0] } ?? []
        let parameters = array(stream.dictionary["DecodeParms"]) ?? stream.dictionary["DecodeParms"].map { [$0] } ?? []
        var bytes = stream.bytes
        for (index, filter) in filters.prefix(8).enumerated() {
            let name = name(filter) ?? ""
            if name == "DCTDecode" || name == "DCT" || name == "JPXDecode" { return (bytes, name) }
            let options = index < parameters.count ? dictionary(parameters[index]) ?? [:] : [:]
            guard
                let next = PDFFilter.unpack(
                    bytes, name, limit: unpackingLeft,
                    options: options.compactMapValues { number($0).map { Int($0) } })
            else { return nil }
            bytes = next[...]
            unpackingLeft -= next.count
        }
        return (bytes, nil)
    }

    // MARK: Reading

    private func find(_ text: StaticString, from start: Int, to end: Int? = nil) -> Int? {
        let length = text.utf8CodeUnitCount
        let last = (end ?? bytes.count) - length
        guard start <= last else { return nil }
        return bytes.withUnsafeBufferPointer { bytes in
            var index = start
            while index <= last {
                if bytes[index] == text.utf8Start[0], memcmp(bytes.baseAddress! + index, text.utf8Start, length) == 0 {
                    return index
                }
                index += 1
            }
            return nil
        }
    }

    private func findObjects() {
        var place = 0
        while let hit = find("obj", from: place) {
            place = hit + 3
            // Behind the numbers of the object and its version.
            var index = hit - 1
            func skipSpace() { while index >= 0, bytes[index] <= 32 { index -= 1 } }
            func number() -> Int? {
                var value = 0
                var factor = 1
                let end = index
                while index >= 0, bytes[index] >= UInt8(ascii: "0"), bytes[index] <= UInt8(ascii: "9"), end - index < 9
                {
                    value += Int(bytes[index] - UInt8(ascii: "0")) * factor
                    factor *= 10
                    index -= 1
                }
                return index == end ? nil : value
            }
            skipSpace()
            guard number() != nil else { continue }
            skipSpace()
            guard let name = number(), places.count < VectorLimits.elements else { continue }
            places[name] = place
        }
    }

    private func load(_ number: Int) -> PDFObject {
        if let known = objects[number] { return known }
        guard let place = places[number] else { return .null }
        // A stream's length may be an object that leads back here.
        objects[number] = .null
        let object = readObject(place)
        objects[number] = object
        return object
    }

    private func readObject(_ place: Int) -> PDFObject {
        var lexer = PDFLexer(bytes[place...])
        guard let object = lexer.next() else { return .null }
        guard case .dictionary(let dictionary) = object else {
            // A reference in place of a value.
            if case .number(let number) = object, case .number? = lexer.next(), case .word("R")? = lexer.next() {
                return .reference(Int(number))
            }
            return object
        }
        lexer.skipSpace()
        guard lexer.place + 6 <= bytes.count, bytes[lexer.place..<lexer.place + 6].elementsEqual("stream".utf8) else {
            return object
        }
        var start = lexer.place + 6
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        let length = integer(dictionary["Length"]) ?? 0
        var end = start + max(length, 0)
        // The length is believed where the stream does end there.
        if length <= 0 || end > bytes.count || find("endstream", from: end, to: min(end + 32, bytes.count)) == nil {
            end = find("endstream", from: start) ?? bytes.count
        }
        return .stream(PDFStream(dictionary: dictionary, bytes: bytes[start..<end]))
    }

    private func readTrailers() {
        var place = 0
        while let hit = find("trailer", from: place) {
            place = hit + 7
            var lexer = PDFLexer(bytes[place...])
            if case .dictionary(let dictionary)? = lexer.next() { trailer.merge(dictionary) { $1 } }
        }
    }

    private func readObjectStreams() {
        for number in places.keys.sorted() {
            guard case .stream(let stream) = load(number) else { continue }
            let type = name(stream.dictionary["Type"])
            if type == "XRef" { trailer.merge(stream.dictionary) { old, _ in old } }
            guard type == "ObjStm", let (content, _) = unpacked(stream), let count = integer(stream.dictionary["N"]),
                let first = integer(stream.dictionary["First"]), first >= 0, first <= content.count
            else { continue }
            var lexer = PDFLexer(content)
            for _ in 0..<min(max(count, 0), VectorLimits.elements) {
                guard case .number(let name)? = lexer.next(), case .number(let offset)? = lexer.next() else { break }
                let start = content.startIndex + first + max(0, Int(offset))
                guard start < content.endIndex, places[Int(name)] == nil, objects[Int(name)] == nil else { continue }
                var inner = PDFLexer(content[start...])
                objects[Int(name)] = inner.next() ?? .null
            }
        }
        // Files without a trailer that can be read still have a catalog.
        if dictionary(trailer["Root"]) == nil {
            for number in (places.keys.sorted() + objects.keys.sorted())
            where name(dictionary(.reference(number))?["Type"]) == "Catalog" {
                trailer["Root"] = .reference(number)
            }
        }
    }

    /// The pages in their order, each with what it inherits from the tree around it.
    ///
    /// - Parameter limit: How many are searched for.
    func pages(limit: Int = VectorLimits.elements) -> [[String: PDFObject]] {
        var pages: [[String: PDFObject]] = []
        var steps = 0
        func collect(_ node: [String: PDFObject], _ inherited: [String: PDFObject], depth: Int) {
            steps += 1
            guard pages.count < limit, depth < VectorLimits.depth, steps < VectorLimits.elements else { return }
            var inherited = inherited
            for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
                if let value = node[key] { inherited[key] = value }
            }
            guard let kids = array(node["Kids"]) else {
                if !node.isEmpty { pages.append(inherited.merging(node) { $1 }) }
                return
            }
            for kid in kids {
                if let inner = dictionary(kid) { collect(inner, inherited, depth: depth + 1) }
            }
        }
        collect(dictionary(dictionary(trailer["Root"])?["Pages"]) ?? [:], [:], depth: 0)
        return pages
    }
}
