import CoreGraphics
import DisplayList
import Foundation
import Rasterizer
import Testing

@testable import VectorImages

/// Writes small PDF files.
enum PDFMaker {
    /// - Parameters:
    ///   - resources: The inside of the page's resources; objects from 5 on are theirs.
    ///   - objects: Further objects, from number 5 on.
    static func file(
        _ content: String, box: String = "0 0 10 10", page: String = "", resources: String = "", objects: [String] = []
    ) -> Data {
        let all =
            [
                "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [\(box)] >>",
                "<< /Type /Page /Parent 2 0 R /Contents 4 0 R \(page) /Resources << \(resources) >> >>",
                stream(content),
            ] + objects
        let body = all.enumerated().map { "\($0.offset + 1) 0 obj\n\($0.element)\nendobj\n" }.joined()
        return Data("%PDF-1.7\n\(body)trailer << /Root 1 0 R >>\n%%EOF\n".utf8)
    }

    static func stream(_ content: String, _ entries: String = "") -> String {
        "<< \(entries) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }

    static func sample() -> Data {
        file(
            "q 1 0 0 1 1 1 cm /G gs 0 0 5 5 re W n /P cs /S1 scn 0 0 9 9 re f Q 1 0 0 RG 2 w 1 1 m 2 5 8 5 9 9 c S /X Do",
            resources: """
                /ExtGState << /G << /ca .5 /BM /Multiply >> >> /ColorSpace << /P [/Pattern] >> /Pattern << /S1 5 0 R >>
                /XObject << /X 6 0 R >>
                """,
            objects: [
                """
                << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 9 9] /Function
                << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true] >> >>
                """,
                stream(
                    "0 1 0 rg 0 0 3 3 re f",
                    "/Type /XObject /Subtype /Form /BBox [0 0 2 2] /Group << /S /Transparency >>"),
            ])
    }
}

@Suite("PDF")
struct PDFTests {
    private func pixels(
        _ content: String, box: String = "0 0 10 10", page: String = "", resources: String = "", objects: [String] = []
    ) throws -> Pixels {
        try Pixels(
            VectorDrawing(
                pdf: PDFMaker.file(content, box: box, page: page, resources: resources, objects: objects)))
    }

    @Test("The page's y axis points up, and its box need not begin at zero")
    func boxes() throws {
        let file = PDFMaker.file("0 0 1 rg 5 5 10 5 re f", box: "5 5 25 15")
        let drawing = try VectorDrawing(pdf: file)
        #expect(drawing.size == CGSize(width: 20, height: 10))
        let pixels = try Pixels(drawing)
        #expect([pixels[2, 8], pixels[2, 2], pixels[15, 8]] == ["#0000FFFF", "#00000000", "#00000000"])
        let cropped = try VectorDrawing(pdf: PDFMaker.file("", page: "/CropBox [2 2 6 100]"))
        #expect(cropped.size == CGSize(width: 4, height: 8))
    }

    @Test(
        "Pages that are turned",
        arguments: [(0, 0, 9), (90, 0, 0), (180, 9, 0), (270, 9, 9), (-90, 9, 9), (450, 0, 0)])
    func rotation(angle: Int, x: Int, y: Int) throws {
        // A mark at the page's lower left.
        #expect(try pixels("0 0 2 2 re f", page: "/Rotate \(angle)")[x, y] == "#000000FF")
    }

    @Test(
        "Colour spaces",
        arguments: [
            ("1 0 0 rg", "#FF0000FF"), ("0.5 g", "#808080FF"), ("0 1 1 0 k", "#FF0000FF"),
            ("/CS0 cs 0 1 0 sc", "#00FF00FF"),
            ("/CS1 cs 1 scn", "#0000FFFF"), ("/CS2 cs 1 sc", "#FF00FFFF"), ("/CS3 cs 100 0 0 scn", "#FFFFFFFF"),
            ("/CS4 cs 0.5 scn", "#808080FF"),
        ])
    func colors(operators: String, pixel: String) throws {
        let resources = """
            /ColorSpace << /CS0 [/ICCBased 5 0 R] /CS1 [/Separation /Spot /DeviceRGB << /FunctionType 2 /Domain [0 1]
            /C0 [1 1 1] /C1 [0 0 1] /N 1 >>] /CS2 [/Indexed /DeviceRGB 1 <000000 FF00FF>] /CS3 [/Lab << /WhitePoint [1 1 1] >>]
            /CS4 [/Separation /All /DeviceGray 6 0 R] >>
            """
        let objects = [
            PDFMaker.stream("", "/N 3"),
            PDFMaker.stream(
                "{ dup 0.5 gt { pop 1 } { 1 exch sub } ifelse }", "/FunctionType 4 /Domain [0 1] /Range [0 1]"),
        ]
        #expect(try pixels("\(operators) 0 0 10 10 re f", resources: resources, objects: objects)[5, 5] == pixel)
    }

    @Test("Lines, rules of filling, clips and states that come back")
    func paths() throws {
        #expect(try pixels("4 w 0 5 m 10 5 l S")[5, 5] == "#000000FF")
        let ring = "0 0 10 10 re 3 3 4 4 re"
        #expect(try pixels("\(ring) f")[5, 5] == "#000000FF")
        #expect(try pixels("\(ring) f*")[5, 5] == "#00000000")
        let clipped = try pixels("q 0 0 5 10 re W n 1 0 0 rg 0 0 10 10 re f Q 8 0 2 10 re f")
        #expect([clipped[2, 5], clipped[6, 5], clipped[9, 5]] == ["#FF0000FF", "#00000000", "#000000FF"])
        // Under an uneven scale the pen is broader one way.
        let uneven = try pixels("q 4 0 0 1 0 0 cm 1 w 1.25 0 m 1.25 10 l S Q")
        #expect([uneven[3, 5], uneven[6, 5], uneven[8, 5]] == ["#000000FF", "#000000FF", "#00000000"])
    }

    @Test("Opacity, groups and soft masks")
    func transparency() throws {
        let resources =
            "/ExtGState << /A << /ca 0.5 >> /M << /SMask << /S /Luminosity /G 6 0 R >> >> >> /XObject << /X 5 0 R >>"
        let objects = [
            PDFMaker.stream(
                "0 0 10 10 re f 0 0 10 10 re f", "/Subtype /Form /BBox [0 0 10 10] /Group << /S /Transparency >>"),
            PDFMaker.stream(
                "1 g 0 0 5 10 re f", "/Subtype /Form /BBox [0 0 10 10] /Group << /S /Transparency /CS /DeviceGray >>"),
        ]
        #expect(try pixels("/A gs 0 0 10 10 re f", resources: resources, objects: objects)[5, 5] == "#00000080")
        #expect(try pixels("/A gs /X Do", resources: resources, objects: objects)[5, 5] == "#00000080")
        let masked = try pixels("/M gs 0 0 10 10 re f", resources: resources, objects: objects)
        #expect([masked[2, 5], masked[7, 5]] == ["#000000FF", "#00000000"])
    }

    @Test("Gradients as patterns and by themselves")
    func shadings() throws {
        let shading = """
            /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 10 0] /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5]
            /Encode [0 1 1 0] /Functions [7 0 R 7 0 R] >> /Extend [true true]
            """
        let objects = [
            "<< \(shading) >>", "<< /PatternType 2 /Shading 5 0 R >>", "<< /FunctionType 2 /Domain [0 1] /N 1 >>",
        ]
        let resources = "/Shading << /S 5 0 R >> /Pattern << /P 6 0 R >>"
        for content in ["/S sh", "/Pattern cs /P scn 0 0 10 10 re f"] {
            let pixels = try pixels(content, resources: resources, objects: objects)
            #expect(pixels[0, 5] < pixels[3, 5])
            #expect(pixels[9, 5] < pixels[6, 5])
        }
    }

    @Test("Pictures stand upright")
    func pictures() throws {
        let image = PDFMaker.stream(
            "FF0000 00FF00>",
            "/Subtype /Image /Width 1 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /ASCIIHexDecode")
        let pixels = try pixels("10 0 0 10 0 0 cm /I Do", resources: "/XObject << /I 5 0 R >>", objects: [image])
        #expect([pixels[5, 0], pixels[5, 9]] == ["#FF0000FF", "#00FF00FF"])
    }

    @Test("Objects in packed streams are found")
    func objectStreams() throws {
        let packed = "1 0 2 35 << /Type /Catalog /Pages 2 0 R >>   << /Kids [3 0 R] >>"
        let body = """
            3 0 obj << /Contents 4 0 R /MediaBox [0 0 10 10] >> endobj
            4 0 obj \(PDFMaker.stream("0 0 10 10 re f")) endobj
            9 0 obj \(PDFMaker.stream(packed, "/Type /ObjStm /N 2 /First 9")) endobj
            """
        #expect(try Pixels(VectorDrawing(pdf: Data("%PDF-1.5\n\(body)".utf8)))[5, 5] == "#000000FF")
    }

    @Test("What is packed is unpacked, up to a limit")
    func filters() {
        func unpack(_ bytes: [UInt8], _ name: String, _ options: [String: Int] = [:]) -> String? {
            PDFFilter.unpack(bytes[...], name, limit: 1000, options: options).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
        #expect(unpack(Array("68656C6C6F>".utf8), "ASCIIHexDecode") == "hello")
        #expect(unpack(Array("BOu!rDZ~>".utf8), "ASCII85Decode") == "hello")
        #expect(unpack([4] + Array("hello".utf8) + [254, UInt8(ascii: "!"), 128], "RunLengthDecode") == "hello!!!")
        #expect(unpack([0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01], "LZWDecode") == "-----A---B")
        #expect(
            unpack([0x78, 0x9C, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00, 0x06, 0x2C, 0x02, 0x15], "FlateDecode")
                == "hello")
        #expect(unpack([1, 2, 3], "FlateDecode") == nil)
        #expect(unpack([], "NoSuchDecode") == nil)
    }

    @Test(
        "What cannot be drawn says so",
        arguments: ["", "%PDF-1.7", "%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj", "hello"])
    func broken(text: String) { #expect(throws: VectorImageError.self) { try VectorDrawing(pdf: Data(text.utf8)) } }

    @Test("Pages and forms that hold themselves come to an end")
    func cycles() throws {
        let form = PDFMaker.stream("/X Do /X Do", "/Subtype /Form /Resources << /XObject << /X 5 0 R >> >>")
        #expect(throws: VectorImageError.self) {
            try VectorDrawing(pdf: PDFMaker.file("/X Do", resources: "/XObject << /X 5 0 R >>", objects: [form]))
        }
        let loop = "%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 2 0 obj << /Kids [2 0 R] >> endobj"
        #expect(throws: VectorImageError.self) { try VectorDrawing(pdf: Data(loop.utf8)) }
    }
}
