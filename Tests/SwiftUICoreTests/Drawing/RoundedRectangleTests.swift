import CoreGraphics
import SwiftUI
import Testing

@testable import SwiftUICore

/// Corners that are larger than their rectangle has room for.
struct RoundedRectangleTests {
    private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    private let styles: [RoundedCornerStyle] = [.circular, .continuous]

    /// Whether two paths hold the same points of a raster.
    private func expectSame(_ a: Path, _ b: Path, _ comment: Comment) {
        for x in stride(from: 0.5, to: 200, by: 3) {
            for y in stride(from: 0.5, to: 100, by: 3) {
                let point = CGPoint(x: x, y: y)
                if a.contains(point) != b.contains(point) { Issue.record("\(comment): \(point)") }
            }
        }
    }

    @Test("apple: above half the shorter side the shape is a capsule", arguments: [50, 80, 400, CGFloat.infinity])
    func capsule(radius: CGFloat) {
        for style in styles {
            let capsule = Capsule(style: style).path(in: rect)
            expectSame(RoundedRectangle(cornerRadius: radius, style: style).path(in: rect), capsule, "\(radius)")
            expectSame(
                UnevenRoundedRectangle(
                    topLeadingRadius: radius, bottomLeadingRadius: radius, bottomTrailingRadius: radius,
                    topTrailingRadius: radius, style: style
                ).path(in: rect), capsule, "uneven \(radius)")
        }
    }

    @Test("apple: corners that are parts of ellipses are limited to half the shorter side, across and down")
    func ellipse() {
        let path = RoundedRectangle(cornerSize: CGSize(width: 60, height: 8), style: .circular)
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
        let limited = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerSize: CGSize(width: 30, height: 8),
            style: .circular)
        #expect(path == limited)
    }

    /// The radius of the top leading corner of a rectangle of 100 by 100: how far along the top side it reaches.
    private func radius(_ radii: RectangleCornerRadii) -> CGFloat {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadii: radii, style: .circular)
        var onTop: [CGFloat] = []
        // swift-format-ignore: ReplaceForEachWithForLoop
        path.forEach { element in
            switch element {
            case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
                if abs(to.y) < 1e-9 { onTop.append(to.x) }
            case .closeSubpath: break
            }
        }
        return onTop.min() ?? -1
    }

    @Test("apple: each corner is limited by its own sides: to half of them, or to what the next corner leaves")
    func uneven() {
        #expect(radius(RectangleCornerRadii(topLeading: 90, topTrailing: 20)) == 80)
        #expect(radius(RectangleCornerRadii(topLeading: 20, topTrailing: 90)) == 20)
        #expect(radius(RectangleCornerRadii(topLeading: 70, topTrailing: 50)) == 50)
        #expect(radius(RectangleCornerRadii(topLeading: 50, topTrailing: 70)) == 50)
        #expect(radius(RectangleCornerRadii(topLeading: 90, bottomLeading: 30)) == 70)
        for full in [100, 400, CGFloat.infinity] {
            #expect(radius(RectangleCornerRadii(topLeading: full)) == 100)
            #expect(radius(RectangleCornerRadii(topLeading: full, bottomTrailing: full)) == 100)
            #expect(radius(RectangleCornerRadii(topLeading: 30, topTrailing: full)) == 30)
        }
        #expect(radius(RectangleCornerRadii(topLeading: -5, topTrailing: 10)) == 0)
        #expect(radius(RectangleCornerRadii(topLeading: .nan, topTrailing: 10)) == 0)
    }

    @Test("apple: with less room than it likes a continuous corner begins later")
    func cramped() {
        // The first handle lies 1.00861 radii from the corner in a side of 2.4 radii, 0.96 in the end of a capsule.
        func handle(_ path: Path) -> CGFloat? {
            var found: CGFloat?
            // swift-format-ignore: ReplaceForEachWithForLoop
            path.forEach { element in
                if case .curve(_, let control, _) = element, found == nil { found = control.y }
            }
            return found
        }
        let wide = RoundedRectangle(cornerRadius: 100).path(in: CGRect(x: 0, y: 0, width: 2000, height: 240))
        #expect(handle(wide).map { abs(240 - $0 - 100.861) < 0.001 } == true)
        let capsule = Capsule().path(in: CGRect(x: 0, y: 0, width: 80, height: 30))
        #expect(handle(capsule).map { abs(30 - $0 - 15 * 0.96) < 0.001 } == true)
    }

    @Test("apple: a rounded rectangle begins in the middle of its trailing side and goes down")
    func start() {
        let path = UnevenRoundedRectangle(bottomTrailingRadius: 20, topTrailingRadius: 10).path(in: rect)
        #expect(path.trimmedPath(from: 0, to: 0.01).boundingRect.minY == 45)
    }

    @Test("apple: a continuous corner begins 1.528665 radii before its edge ends")
    func continuous() {
        let path = RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: rect)
        var points: [CGPoint] = []
        // swift-format-ignore: ReplaceForEachWithForLoop
        path.forEach { element in
            switch element {
            case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): points.append(to)
            case .closeSubpath: break
            }
        }
        let onTop = points.filter { abs($0.y) < 1e-6 }.map(\.x).sorted()
        #expect(onTop.first.map { abs($0 - 30.5733) < 0.001 } == true)
        #expect(onTop.last.map { abs($0 - (200 - 30.5733)) < 0.001 } == true)
    }

    @Test("An inset keeps what is a capsule one")
    func inset() {
        let inner = rect.insetBy(dx: 10, dy: 10)
        expectSame(
            RoundedRectangle(cornerRadius: 400).inset(by: 10).path(in: rect), Capsule().path(in: inner), "inset")
    }
}
