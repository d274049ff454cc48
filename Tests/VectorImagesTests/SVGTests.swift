import CoreGraphics
import DisplayList
import Foundation
import Rasterizer
import Testing

@testable import VectorImages

/// A drawing's pixels, one for each point.
struct Pixels {
    let image: ImageData

    init(_ drawing: VectorDrawing, scale: Double = 1) throws {
        let painter = RasterPainter(scale: scale)
        painter.paint(DisplayList(size: drawing.size, root: drawing.node))
        image = try #require(painter.picture?.imageData(scale: scale))
    }

    /// `#RRGGBBAA`, premultiplied.
    subscript(x: Int, y: Int) -> String {
        let start = (y * image.width + x) * 4
        let p = image.pixels[start..<start + 4].map { Int($0) }
        return String(format: "#%02X%02X%02X%02X", p[2], p[1], p[0], p[3])
    }
}

func svg(_ content: String, size: String = #"width="10" height="10""#) throws -> VectorDrawing {
    try VectorDrawing(svg: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\(content)</svg>".utf8))
}

@Suite("SVG")
struct SVGTests {
    @Test(
        "The size comes from width and height, or from the box",
        arguments: [
            (#"width="24" height="12""#, 24, 12), (#"viewBox="0 0 24 12""#, 24, 12),
            (#"width="48" viewBox="0 0 24 12""#, 48, 24), (#"width="100%" height="100%" viewBox="0 0 24 12""#, 24, 12),
            (#"width="24px" height="1in""#, 24, 96), (#"height="3pt" viewBox="0 0 2 1""#, 8, 4),
        ])
    func size(attributes: String, width: CGFloat, height: CGFloat) throws {
        #expect(try svg("", size: attributes).size == CGSize(width: width, height: height))
    }

    @Test(
        "Shapes are painted",
        arguments: [
            #"<rect width="10" height="10"/>"#, #"<circle cx="5" cy="5" r="5"/>"#, #"<path d="M0 0h10v10H0z"/>"#,
            #"<ellipse cx="5" cy="5" rx="5" ry="4"/>"#, #"<polygon points="0,0 10,0 10,10 0,10"/>"#,
            #"<line x1="0" y1="5" x2="10" y2="5" stroke="black" stroke-width="8"/>"#,
            #"<path d="M0,5A5 5 0 1110 5 5 5 0 010 5"/>"#, #"<path d="m0 0 10 0 0 10-10 0"/>"#,
            #"<g transform="translate(5 5) scale(2)"><rect x="-2" y="-2" width="4" height="4"/></g>"#,
            ##"<defs><rect id="a" width="4" height="4"/></defs><use href="#a" x="3" y="3"/>"##,
            ##"<symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1"/></symbol><use xlink:href="#s"/>"##,
            #"<svg x="2" y="2" width="6" height="6" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>"#,
        ])
    func shapes(content: String) throws { #expect(try Pixels(svg(content))[5, 5] == "#000000FF") }

    @Test(
        "Colours are read as CSS writes them",
        arguments: [
            ("red", "#FF0000FF"), ("#0f0", "#00FF00FF"), ("#00F", "#0000FFFF"), ("#00000080", "#00000080"),
            ("rgb(255, 128, 0)", "#FF8000FF"), ("rgba(0,0,0,.5)", "#00000080"), ("rgb(100% 0% 0%)", "#FF0000FF"),
            ("hsl(120, 100%, 25%)", "#008000FF"), ("currentColor", "#008000FF"), ("none", "#00000000"),
            ("nonsense", "#000000FF"), ("transparent", "#00000000"),
        ])
    func colors(text: String, pixel: String) throws {
        let drawing = try svg("<rect width=\"10\" height=\"10\" color=\"green\" fill=\"\(text)\"/>")
        #expect(try Pixels(drawing)[5, 5] == pixel)
    }

    @Test("Styles: attributes, then rules by weight, then the element's own")
    func styles() throws {
        let drawing = try svg(
            """
            <style><![CDATA[ /* none */ rect { fill: red } .a, .b { fill: #00f; } #c { fill: lime } ]]></style>
            <rect width="5" height="5" fill="black"/><rect x="5" width="5" height="5" class="x b"/>
            <rect y="5" width="5" height="5" class="a" id="c"/>
            <rect x="5" y="5" width="5" height="5" id="d" class="a" style="fill:white"/>
            """)
        let pixels = try Pixels(drawing)
        #expect(
            [pixels[2, 2], pixels[7, 2], pixels[2, 7], pixels[7, 7]] == [
                "#FF0000FF", "#0000FFFF", "#00FF00FF", "#FFFFFFFF",
            ])
    }

    @Test("Opacity of an element, of its fill and of a group")
    func opacity() throws {
        let pixels = try Pixels(
            svg(
                """
                <rect width="5" height="5" opacity=".5"/><rect x="5" width="5" height="5" fill-opacity="50%"/>
                <g opacity="0.5"><rect y="5" width="10" height="5"/><rect y="5" width="10" height="5"/></g>
                """))
        for (x, y) in [(2, 2), (7, 2), (2, 7)] { #expect(pixels[x, y] == "#00000080") }
    }

    @Test("Gradients along a line, in the box and in the drawing's own space")
    func gradients() throws {
        let stops = ##"<stop offset="0"/><stop offset="1" stop-color="#fff"/>"##
        let box = try Pixels(
            svg("<linearGradient id=\"a\">\(stops)</linearGradient><rect width=\"10\" height=\"10\" fill=\"url(#a)\"/>")
        )
        #expect(box[0, 5] < box[4, 5])
        #expect(box[4, 5] < box[9, 5])
        let own = try Pixels(
            svg(
                """
                <linearGradient id="s">\(stops)</linearGradient>
                <linearGradient id="a" href="#s" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="1"
                    gradientTransform="scale(10)"/><rect width="10" height="10" fill="url(#a)"/>
                """))
        #expect(own[5, 0] < own[5, 9])
        #expect(own[0, 5] == own[9, 5])
        let radial = try Pixels(
            svg(
                "<radialGradient id=\"a\">\(stops)</radialGradient><rect width=\"10\" height=\"10\" fill=\"url('#a')\"/>"
            ))
        #expect(radial[5, 5] < radial[0, 5])
        let missing = try Pixels(svg(##"<rect width="10" height="10" fill="url(#none) red"/>"##))
        #expect(missing[5, 5] == "#FF0000FF")
    }

    @Test("A linear gradient that is skewed keeps its lines of equal colour")
    func skewed() throws {
        let pixels = try Pixels(
            svg(
                """
                <linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0" x2="10" gradientTransform="skewX(45)">
                <stop offset=".5" stop-color="red"/><stop offset=".5" stop-color="blue"/></linearGradient>
                <rect width="10" height="10" fill="url(#a)"/>
                """))
        // The line between the colors runs from (5, 0) to (15, 10).
        #expect(pixels[3, 0] == "#FF0000FF")
        #expect(pixels[8, 0] == "#0000FFFF")
        #expect(pixels[9, 9] == "#FF0000FF")
    }

    @Test("Clip paths of one and of several shapes")
    func clips() throws {
        let one = try Pixels(
            svg(
                """
                <clipPath id="c"><rect width="5" height="10"/></clipPath>
                <rect width="10" height="10" clip-path="url(#c)"/>
                """))
        #expect([one[2, 5], one[7, 5]] == ["#000000FF", "#00000000"])
        let two = try Pixels(
            svg(
                """
                <clipPath id="c" clipPathUnits="objectBoundingBox"><rect width=".3" height="1"/>
                <rect x=".7" width=".3" height="1"/></clipPath><rect width="10" height="10" clip-path="url(#c)"/>
                """))
        #expect([two[1, 5], two[5, 5], two[8, 5]] == ["#000000FF", "#00000000", "#000000FF"])
    }

    @Test("Masks show where they are bright, or opaque")
    func masks() throws {
        func masked(_ mask: String) throws -> Pixels {
            try Pixels(svg("<mask id=\"m\" \(mask)</mask><rect width=\"10\" height=\"10\" mask=\"url(#m)\"/>"))
        }
        let bright = try masked(
            #"><rect width="5" height="10" fill="white"/><rect x="5" width="3" height="10" fill="black"/>"#)
        #expect([bright[2, 5], bright[6, 5], bright[9, 5]] == ["#000000FF", "#00000000", "#00000000"])
        let faint = try masked(#"><rect width="10" height="10" fill="white" opacity=".5"/>"#)
        #expect(faint[5, 5] == "#00000080")
        let opaque = try masked(#"style="mask-type:alpha"><rect width="5" height="10" fill="black"/>"#)
        #expect([opaque[2, 5], opaque[7, 5]] == ["#000000FF", "#00000000"])
    }

    @Test("Patterns repeat, and embedded pictures are drawn")
    func patterns() throws {
        let pixels = try Pixels(
            svg(
                """
                <pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="4" fill="red"/>
                </pattern><rect width="10" height="10" fill="url(#p)"/>
                """))
        #expect(
            [pixels[0, 5], pixels[2, 5], pixels[5, 5], pixels[6, 5]] == [
                "#FF0000FF", "#00000000", "#FF0000FF", "#00000000",
            ])
        let png = try #require(PNG.encode(ImageData(width: 1, height: 1, pixels: [0, 0, 255, 255])!))
        let image = try Pixels(
            svg("<image width=\"10\" height=\"10\" href=\"data:image/png;base64,\(png.base64EncodedString())\"/>"))
        #expect(image[5, 5] == "#FF0000FF")
    }

    @Test("What lies outside of the picture is cut off, and what is hidden is not drawn")
    func hidden() throws {
        let drawing = try svg(
            """
            <rect x="-50" y="-50" width="100" height="100" display="none"/><g visibility="hidden"><rect width="9" height="9"/>
            </g><text>Hello</text>
            """)
        #expect(try Pixels(drawing)[5, 5] == "#00000000")
        #expect(drawing.omissions == ["text"])
        let large = try svg(#"<rect x="-50" y="-50" width="100" height="100"/>"#)
        #expect(large.node.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test(
        "Boxes are fitted as they ask for",
        arguments: [
            ("", "#00000000", "#000000FF"), ("none", "#000000FF", "#000000FF"),
            ("xMinYMin meet", "#000000FF", "#000000FF"),
            ("xMidYMid slice", "#000000FF", "#000000FF"),
        ])
    func aspect(value: String, edge: String, middle: String) throws {
        let drawing = try svg(
            #"<rect width="10" height="5"/>"#,
            size: "width=\"10\" height=\"10\" viewBox=\"0 0 10 5\" preserveAspectRatio=\"\(value)\"")
        let pixels = try Pixels(drawing)
        #expect(pixels[5, 1] == edge)
        #expect(pixels[5, 4] == middle)
    }

    @Test("A picture with a DOCTYPE, entities, comments and a byte-order mark")
    func prologue() throws {
        let text = """
            \u{FEFF}<?xml version="1.0"?><!-- < > --><!DOCTYPE svg PUBLIC "a" "b" [<!ENTITY ns "http://x"> <!ENTITY c "red">]>
            <svg:svg xmlns:svg="&ns;" width="2" height="2"><svg:rect width="2" height="2" fill="&c;"/></svg:svg>
            """
        #expect(try Pixels(VectorDrawing(svg: Data(text.utf8)))[1, 1] == "#FF0000FF")
    }
}
