import Foundation

/// Hue, saturation and brightness, each between 0 and 1.
package struct HSB {
    package var hue, saturation, brightness: CGFloat

    package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
        self.hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        self.saturation = limited(saturation)
        self.brightness = limited(brightness)
    }

    package init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let high = max(red, green, blue)
        let spread = high - min(red, green, blue)
        var hue: CGFloat = 0
        if spread > 0 {
            if high == red {
                hue = (green - blue) / spread
            } else if high == green {
                hue = 2 + (blue - red) / spread
            } else {
                hue = 4 + (red - green) / spread
            }
        }
        self.init(hue: hue / 6, saturation: high > 0 ? spread / high : 0, brightness: high)
    }

    package var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let sector = hue * 6
        let part = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * part)
        let rising = brightness * (1 - saturation * (1 - part))
        return switch Int(sector) % 6 {
        case 0: (brightness, rising, low)
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        default: (brightness, low, falling)
        }
    }
}

/// Display P3 in terms of sRGB.
package enum DisplayP3 {
    /// The same color in extended sRGB: components of vivid colors lie beyond 0 and 1.
    package static func sRGB(
        red: CGFloat, green: CGFloat, blue: CGFloat
    ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let r = linear(red)
        let g = linear(green)
        let b = linear(blue)
        // The product of P3's matrix to XYZ and the inverse of sRGB's, both for D65.
        return (
            encoded(1.2249401762805587 * r - 0.22494017628055874 * g),
            encoded(-0.042056954709688 * r + 1.042056954709688 * g),
            encoded(-0.019637554590334 * r - 0.078636045550632 * g + 1.098273600140966 * b)
        )
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
