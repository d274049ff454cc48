/// Constants that describe the color space in which drawings are composed.
public enum ColorRenderingMode: Hashable, Sendable {
    /// The color space sRGB.
    case nonLinear
    /// The color space sRGB with linear light.
    case linear
    /// The color space sRGB with linear light, and values outside 0 to 1.
    case extendedLinear
}
