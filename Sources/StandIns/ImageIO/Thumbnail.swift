import CoreGraphics

enum Thumbnail {
    /// A smaller picture, of which the longer side has so many pixels. Each of its pixels is the average of those under it.
    /// A picture that is small enough stays as it is.
    static func make(of image: CGImage, longest: Double) -> CGImage? {
        let side = Double(max(image.width, image.height))
        guard longest >= 1 else { return nil }
        guard side > longest else { return image }
        let width = max(1, Int((Double(image.width) * longest / side).rounded()))
        let height = max(1, Int((Double(image.height) * longest / side).rounded()))
        let source = image.pixels
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for y in 0..<height {
            let rows = range(y, of: height, in: image.height)
            for x in 0..<width {
                let columns = range(x, of: width, in: image.width)
                var sum = SIMD4<Int>.zero
                for row in rows {
                    for column in columns {
                        let place = (row * image.width + column) * 4
                        sum &+= SIMD4(
                            Int(source[place]), Int(source[place + 1]), Int(source[place + 2]), Int(source[place + 3]))
                    }
                }
                let average = sum / SIMD4(repeating: rows.count * columns.count)
                pixels += (0..<4).map { UInt8(average[$0]) }
            }
        }
        return CGImage(width: width, height: height, pixels: pixels)
    }

    private static func range(_ place: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = place * length / count
        return start..<max(start + 1, (place + 1) * length / count)
    }
}
