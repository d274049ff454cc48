import CRaster
import CoreGraphics
import Foundation

/// A rectangle of whole device pixels, ends exclusive.
package struct DeviceRect: Hashable, Sendable {
    package var x0: Int
    package var y0: Int
    package var x1: Int
    package var y1: Int

    package init(x0: Int, y0: Int, x1: Int, y1: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    package static let empty = DeviceRect(x0: 0, y0: 0, x1: 0, y1: 0)

    /// The pixels that `rect` touches, and `margin` more to each side; empty if a number is not one.
    init(touching rect: CGRect, margin: Int = 0) {
        self.init(
            x0: DeviceRect.whole(rect.minX.rounded(.down)) - margin,
            y0: DeviceRect.whole(rect.minY.rounded(.down)) - margin,
            x1: DeviceRect.whole(rect.maxX.rounded(.up)) + margin,
            y1: DeviceRect.whole(rect.maxY.rounded(.up)) + margin)
        if rect.isNull || rect.hasNaN { self = .empty }
    }

    /// The pixels nearest to `rect`, at least one each way if the rectangle is visible at all.
    init(snapping rect: CGRect) {
        x0 = DeviceRect.whole(rect.minX.rounded())
        y0 = DeviceRect.whole(rect.minY.rounded())
        x1 = DeviceRect.whole(rect.maxX.rounded())
        y1 = DeviceRect.whole(rect.maxY.rounded())
        let visible: CGFloat = 0.05
        if rect.isNull || rect.hasNaN || rect.width < visible || rect.height < visible {
            self = .empty
            return
        }
        if x1 == x0 {
            x0 = DeviceRect.whole(rect.midX.rounded(.down))
            x1 = x0 + 1
        }
        if y1 == y0 {
            y0 = DeviceRect.whole(rect.midY.rounded(.down))
            y1 = y0 + 1
        }
    }

    /// Far enough for any canvas and small enough that sums never overflow.
    private static func whole(_ value: CGFloat) -> Int {
        value.isNaN ? 0 : Int(min(max(value, -1e8), 1e8))
    }

    package var width: Int { x1 - x0 }
    package var height: Int { y1 - y0 }
    package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    var area: Int { isEmpty ? 0 : width * height }

    func intersection(_ other: DeviceRect) -> DeviceRect {
        DeviceRect(
            x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    }

    func union(_ other: DeviceRect) -> DeviceRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return DeviceRect(
            x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    func outset(_ margin: Int) -> DeviceRect {
        DeviceRect(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
    }

    func contains(_ other: DeviceRect) -> Bool {
        other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
    }

    init(_ rect: PerchRect) { self.init(x0: Int(rect.x0), y0: Int(rect.y0), x1: Int(rect.x1), y1: Int(rect.y1)) }

    var c: PerchRect { PerchRect(x0: Int32(x0), y0: Int32(y0), x1: Int32(x1), y1: Int32(y1)) }
}

extension CGRect {
    var hasNaN: Bool {
        origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN
    }

    /// No infinite or undefined number, and none beyond what can be computed with.
    var isSane: Bool {
        !isNull && !hasNaN && abs(minX) < 1e7 && abs(minY) < 1e7 && abs(maxX) < 1e7 && abs(maxY) < 1e7
    }
}

extension CGAffineTransform {
    var isSane: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
            && abs(a) < 1e6 && abs(b) < 1e6 && abs(c) < 1e6 && abs(d) < 1e6
    }

    /// Only scales up or down and moves: what is upright stays upright.
    var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// How much lengths grow, on average.
    var meanScale: Double { Double(abs(a * d - b * c)).squareRoot() }
}
