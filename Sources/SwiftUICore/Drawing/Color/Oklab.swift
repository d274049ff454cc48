import Foundation

/// Björn Ottosson's perceptual color space.
struct Oklab {
    var l: Float
    var a: Float
    var b: Float

    init(l: Float, a: Float, b: Float) {
        self.l = l
        self.a = a
        self.b = b
    }

    init(_ c: Color.Resolved) {
        let (red, green, blue) = (c.linearRed, c.linearGreen, c.linearBlue)
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        self.l = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func color(opacity: Float) -> Color.Resolved {
        func cube(_ v: Float) -> Float { v * v * v }
        let x = cube(l + 0.3963377774 * a + 0.2158037573 * b)
        let y = cube(l - 0.1055613458 * a - 0.0638541728 * b)
        let z = cube(l - 0.0894841775 * a - 1.2914855480 * b)
        return Color.Resolved(
            colorSpace: .sRGBLinear, red: 4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
            green: -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
            blue: -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z, opacity: opacity)
    }
}
