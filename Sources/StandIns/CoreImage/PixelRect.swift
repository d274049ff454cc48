import CoreGraphics

/// Whole pixels. The first row is the lowest one, as Core Image counts.
struct PixelRect: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// The pixels that a rectangle touches; none of one without an end.
    init(_ rect: CGRect) {
        guard !rect.isNull, abs(rect.minX) < 1e6, abs(rect.minY) < 1e6, rect.width < 1e6, rect.height < 1e6 else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        let rect = rect.integral
        self.init(x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
    }

    func expanded(_ margin: Int) -> PixelRect {
        PixelRect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
    }

    func contains(_ x: Int, _ y: Int) -> Bool {
        x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
    }
}

/// Pixels: red, green, blue and alpha from 0 to 1, colors multiplied with alpha.
struct Raster {
    let rect: PixelRect
    var pixels: [SIMD4<Float>]

    init(_ rect: PixelRect) {
        self.rect = rect
        pixels = Array(repeating: .zero, count: rect.width * rect.height)
    }

    /// Pixels outside are clear.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        get { rect.contains(x, y) ? pixels[(y - rect.y) * rect.width + x - rect.x] : .zero }
        set { if rect.contains(x, y) { pixels[(y - rect.y) * rect.width + x - rect.x] = newValue } }
    }

    /// Pixels that a function makes of places.
    init(_ rect: PixelRect, _ pixel: (Int, Int) -> SIMD4<Float>) {
        self.init(rect)
        var place = 0
        for y in rect.y..<rect.y + rect.height {
            for x in rect.x..<rect.x + rect.width {
                pixels[place] = pixel(x, y)
                place += 1
            }
        }
    }

    func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> Raster {
        var result = self
        for place in result.pixels.indices { result.pixels[place] = change(result.pixels[place]) }
        return result
    }
}
