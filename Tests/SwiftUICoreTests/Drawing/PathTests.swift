import Foundation
import Testing

@testable import SwiftUICore

@Suite("Paths")
struct PathTests {
    @Test("a trimmed circle ends where its share of the length ends")
    func trims() throws {
        let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: 0, to: 0.5)
        let end = try #require(half.currentPoint)
        #expect(abs(end.x - 0) < 0.1 && abs(end.y - 50) < 0.1)
        #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).trimmedPath(from: 0.6, to: 0.5).isEmpty)
    }

    @Test("contains follows the winding or the even-odd rule")
    func contains() {
        var ring = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        #expect(ring.contains(middle))
        #expect(!ring.contains(middle, eoFill: true))
        #expect(!ring.contains(CGPoint(x: 31, y: 5)))
        #expect(!ring.contains(CGPoint(x: CGFloat.nan, y: 5)))
    }

    @Test("an arc goes clockwise on screen unless told to be clockwise, as Apple's does")
    func arcs() throws {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        let box = path.boundingRect
        #expect(abs(box.minX) < 0.01 && abs(box.minY) < 0.01 && abs(box.maxX - 10) < 0.01)
        var other = Path()
        other.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(other.contains(CGPoint(x: -5, y: -5)))
    }

    @Test("a tangent arc rounds a corner")
    func tangentArc() throws {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        let end = try #require(path.currentPoint)
        #expect(abs(end.x - 20) < 1e-6 && abs(end.y - 5) < 1e-6)
    }

    @Test("a stroked line is as wide as its pen, with and without caps")
    func strokes() {
        let line = Path { path in
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 30, y: 10))
        }
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(
            line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).boundingRect
                == CGRect(x: 8, y: 8, width: 24, height: 4))
        let dashes = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5]))
        #expect(dashes.contains(CGPoint(x: 12, y: 10)))
        #expect(!dashes.contains(CGPoint(x: 17, y: 10)))
    }

    @Test("a description makes the path again")
    func description() throws {
        var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4.5))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: -5, y: 0))
        let text = path.description
        #expect(try #require(Path(text)).description == text)
        #expect(Path("1 2 x") == nil)
    }

    @Test("impossible numbers do no harm", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1])
    func survives(number: CGFloat) {
        var path = Path(roundedRect: CGRect(x: 0, y: number, width: number, height: 10), cornerRadius: number)
        path.addArc(
            center: .zero, radius: number, startAngle: .degrees(Double(number)), endAngle: .zero, clockwise: true)
        path.addLine(to: CGPoint(x: number, y: number))
        let changed = path.trimmedPath(from: number, to: 0.5).strokedPath(
            StrokeStyle(lineWidth: number, dash: [number]))
        #expect(!changed.contains(CGPoint(x: 1e9, y: 0)))
    }
}
