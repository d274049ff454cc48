import CoreGraphics
import Foundation
import Testing

@testable import SwiftUICore

@Suite("Paths combined")
struct PathCombiningTests {
    private let left = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    private let right = Path(CGRect(x: 10, y: 5, width: 20, height: 10))

    private func elements(_ path: Path) -> [Path.Element] {
        var elements: [Path.Element] = []
        func note(_ element: Path.Element) { elements.append(element) }
        path.forEach(note)
        return elements
    }

    /// The signed area; holes count negatively.
    private func area(_ path: Path) -> CGFloat {
        var sum: CGFloat = 0
        var start = CGPoint.zero
        var current = CGPoint.zero
        func line(to p: CGPoint) {
            sum += current.x * p.y - current.y * p.x
            current = p
        }
        for element in elements(path) {
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p): line(to: p)
            case .closeSubpath: line(to: start)
            default: Issue.record("a curve in a combined path")
            }
        }
        return sum / 2
    }

    @Test("rectangles: each operation has the area that one counts by hand")
    func rectangles() {
        #expect(area(left.union(right)) == 500)
        #expect(area(left.intersection(right)) == 100)
        #expect(area(left.subtracting(right)) == 300)
        #expect(area(right.subtracting(left)) == 100)
        #expect(area(left.symmetricDifference(right)) == 400)
    }

    @Test("corners of a union lie where the rectangles' do, and none on straight edges")
    func corners() {
        let union = left.union(Path(CGRect(x: 20, y: 0, width: 20, height: 20)))
        #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(elements(union).count == 5)
    }

    @Test("a path without itself is empty, with itself the same")
    func itself() {
        let circle = Path(ellipseIn: CGRect(x: 3, y: 4, width: 50, height: 30))
        #expect(circle.subtracting(circle).isEmpty)
        #expect(abs(area(circle.union(circle)) - area(circle.normalized())) < 1e-9)
        #expect(abs(area(circle.intersection(circle)) - .pi * 25 * 15) < 1.5)
    }

    @Test("a hole is a loop of its own that both rules leave out")
    func hole() {
        let ring = left.subtracting(Path(ellipseIn: CGRect(x: 5, y: 5, width: 10, height: 10)))
        for rule in [false, true] {
            #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: rule))
            #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: rule))
        }
    }

    @Test("a star drawn in one stroke is normalised to its outline, or to its points by the even-odd rule")
    func star() {
        let star = Path { path in
            for step in 0..<5 {
                let angle = Double(step * 2) * 2 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
        #expect(star.normalized(eoFill: false).contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(!star.normalized(eoFill: true).contains(CGPoint(x: 50, y: 50)))
        #expect(star.normalized(eoFill: true).contains(CGPoint(x: 50, y: 20)))
    }

    @Test("points drawn at random are in the result if the rule says so", arguments: 0..<40)
    func randomShapes(seed: Int) {
        var random = SeededNumbers(seed)
        func shape() -> Path {
            Path { path in
                for corner in 0..<Int.random(in: 3...9, using: &random) {
                    let p = CGPoint(x: .random(in: 0...40, using: &random), y: .random(in: 0...40, using: &random))
                    // Some on a coarse grid, so that edges and corners meet.
                    let point = seed % 2 == 0 ? CGPoint(x: (p.x / 8).rounded() * 8, y: (p.y / 8).rounded() * 8) : p
                    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.closeSubpath()
            }
        }
        let (a, b) = (shape(), shape())
        let eoFill = seed % 3 == 0
        let results: [(Path, (Bool, Bool) -> Bool)] = [
            (a.union(b, eoFill: eoFill), { $0 || $1 }), (a.intersection(b, eoFill: eoFill), { $0 && $1 }),
            (a.subtracting(b, eoFill: eoFill), { $0 && !$1 }), (a.symmetricDifference(b, eoFill: eoFill), { $0 != $1 }),
        ]
        for _ in 0..<60 {
            // Off the grid's lines.
            let p = CGPoint(
                x: .random(in: 0...40, using: &random) + 0.0137, y: .random(in: 0...40, using: &random) + 0.0171)
            let (inA, inB) = (a.contains(p, eoFill: eoFill), b.contains(p, eoFill: eoFill))
            for (path, rule) in results {
                #expect(path.contains(p) == rule(inA, inB), "\(p) in \(a) and \(b)")
            }
        }
    }

    @Test("a line is cut at the edges of an area")
    func lines() {
        let line = Path { path in
            path.move(to: CGPoint(x: -10, y: 10))
            path.addLine(to: CGPoint(x: 30, y: 10))
        }
        #expect(line.lineIntersection(left).boundingRect == CGRect(x: 0, y: 10, width: 20, height: 0))
        let moves = elements(line.lineSubtraction(left)).count { if case .move = $0 { true } else { false } }
        #expect(moves == 2)
        #expect(line.lineIntersection(Path()).isEmpty)
    }

    @Test("nothing crashes on numbers that are none")
    func strangeNumbers() {
        let strange = Path { path in
            path.move(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
            path.addLine(to: CGPoint(x: 5, y: 1e300))
            path.closeSubpath()
        }
        _ = left.union(strange)
        _ = strange.lineSubtraction(left)
        #expect(area(left.union(Path())) == 400)
    }

    @Test("Core Graphics' paths and SwiftUI's are made of each other")
    func coreGraphics() {
        let mutable = CGMutablePath()
        mutable.move(to: CGPoint(x: 1, y: 2))
        mutable.addLine(to: CGPoint(x: 3, y: 4))
        #expect(Path(mutable).description == "1 2 m 3 4 l")
        #expect(Path(left.cgPath) == left)
        #expect(left.cgPath.contains(CGPoint(x: 5, y: 5)))
        #expect(left.cgPath.union(right.cgPath).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 20))
    }

    @Test("a shape combined with another follows its area")
    func shapes() {
        let shape = Rectangle().subtracting(Circle().size(width: 10, height: 10, anchor: .center))
        let path = shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!path.contains(CGPoint(x: 20, y: 10)))
        #expect(path.contains(CGPoint(x: 12, y: 10)))
    }
}

/// Numbers that are the same in each run.
private struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
