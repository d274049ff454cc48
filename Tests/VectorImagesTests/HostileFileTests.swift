import CoreGraphics
import Foundation
import Testing

@testable import VectorImages

/// Files come from anywhere. None may crash, hang, or reach for anything outside of itself.
@Suite("Hostile drawings")
struct HostileFileTests {
    @Test(
        "What is no drawing is said to be none",
        arguments: [
            "", "<", "<svg", "<svg>", "<svg/>", "</svg>", "<html/>", "<svg width='1' height='1'>", "<svg width=1/>",
            "<svg a='&b'/>", "<svg width='1e9' height='1'/>", "<svg width='-1' height='NaN'/>", "\u{0}\u{1}\u{2}",
            "<!DOCTYPE svg [<!ENTITY a '", "<![CDATA[", "<!--",
        ])
    func broken(text: String) { #expect(throws: VectorImageError.self) { try VectorDrawing(svg: Data(text.utf8)) } }

    @Test("Entities do not multiply, and none is fetched")
    func entities() throws {
        let bomb = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
        let text = "<!DOCTYPE s [<!ENTITY e0 \"x\">\(bomb)<!ENTITY f SYSTEM \"file:///etc/passwd\">]>"
        let element = try XMLElement.read(Data((text + "<svg a=\"&e30;\" b=\"&f;\"/>").utf8))
        #expect(element.attributes["a"] == "&e29;&e29;")
        #expect(element.attributes["b"] == "")
        let long = String(repeating: "x", count: 1 << 20)
        let many = String(repeating: "&l;", count: 100)
        #expect(throws: VectorImageError.self) {
            try VectorDrawing(svg: Data("<!DOCTYPE s [<!ENTITY l \"\(long)\">]><svg a=\"\(many)\"/>".utf8))
        }
    }

    @Test("References that lead back to themselves come to an end")
    func cycles() throws {
        let drawing = try svg(
            ##"""
            <g id="a"><use href="#a"/><use href="#b"/></g><g id="b" mask="url(#m)"><rect width="1" height="1"/></g>
            <mask id="m" mask="url(#m)"><rect width="9" height="9" fill="#fff" mask="url(#m)"/></mask>
            <clipPath id="c" clip-path="url(#c)"><rect width="9" height="9"/></clipPath>
            <rect width="9" height="9" clip-path="url(#c)" fill="url(#g)"/><rect width="9" height="9" fill="url(#p)"/>
            <linearGradient id="g" href="#h"/><linearGradient id="h" href="#g"/>
            <pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern>
            """##)
        #expect(drawing.omissions.contains("elements that lie too deep in each other"))
    }

    @Test("Elements that multiply are refused")
    func laughs() {
        let levels = (1...40).map { "<g id=\"l\($0)\"><use href=\"#l\($0 - 1)\"/><use href=\"#l\($0 - 1)\"/></g>" }
        #expect(throws: VectorImageError.self) { try svg("<rect id=\"l0\"/>" + levels.joined()) }
        let deep = String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000)
        #expect(throws: VectorImageError.self) { try svg(deep) }
    }

    @Test("Nothing is fetched")
    func outside() throws {
        let drawing = try svg(
            ##"""
            <image href="file:///etc/hostname" width="9" height="9"/><image href="http://localhost/a.png"/>
            <use href="other.svg#a"/><style>@import url(http://localhost/a.css);</style>
            <rect width="9" height="9" fill="url(http://localhost/#a)"/>
            """##)
        #expect(drawing.omissions == ["pictures outside of the file"])
    }

    @Test(
        "Absurd numbers are drawn as well as they can be",
        arguments: [
            #"<rect width="1e400" height="1"/>"#, #"<circle r="1e300"/>"#,
            #"<path d="M0 0L1e38-1e38A1e-300 1 0 0 0 5 5"/>"#,
            #"<rect width="9" height="9" transform="scale(0)"/>"#,
            #"<rect width="9" height="9" transform="matrix(1e9 1e9"/>"#,
            #"<path stroke="red" stroke-width="1e30" stroke-dasharray="1e-30" d="M0 0L9 9"/>"#,
            #"<pattern id="p" width="1e-9" height="1e-9"><rect width="1" height="1"/></pattern><rect width="9" height="9" fill="url(#p)"/>"#,
            #"<svg width="9" height="9" viewBox="0 0 1e-30 1e-30"><rect width="1" height="1"/></svg>"#,
            #"<path d="M"/>"#, #"<path d="0 0"/>"#, #"<path d="M0 0zzz 5"/>"#, #"<polygon points="1"/>"#,
        ])
    func numbers(content: String) throws { _ = try Pixels(svg(content)) }

    @Test("Any cut and any changed byte of a file gives a drawing or an error")
    func mutations() throws {
        for (name, file) in [("svg", Data(Self.svgFile.utf8)), ("pdf", PDFMaker.sample())] {
            var seed: UInt64 = 7
            for round in 0..<300 {
                var bytes = file
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let place = Int(seed >> 33) % bytes.count
                if round % 3 == 0 {
                    bytes = bytes.prefix(place)
                } else {
                    bytes[bytes.startIndex + place] = UInt8(truncatingIfNeeded: seed >> 20)
                }
                if name == "svg" {
                    _ = try? VectorDrawing(svg: Data(bytes))
                } else {
                    _ = try? VectorDrawing(pdf: Data(bytes))
                }
            }
        }
    }

    private static let svgFile = ##"""
        <svg width="10" height="10" viewBox="0 0 10 10"><defs><linearGradient id="a"><stop offset="0"/><stop offset="1"
        stop-color="red"/></linearGradient><mask id="m"><rect width="9" height="9" fill="#fff"/></mask></defs>
        <g transform="rotate(45 5 5)" opacity=".5" mask="url(#m)"><path d="M1 1c2 2 4 4 6 6s-1-1 0 2a2 3 30 0 1 2 2z"
        fill="url(#a)" stroke="#00f" stroke-dasharray="1 2"/></g></svg>
        """##
}
