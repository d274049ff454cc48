/// The color space in which drawing is put together.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB, as colors are usually mixed.
    case nonLinear
    /// sRGB with linear light.
    case linear
    /// Linear, with values outside of 0 to 1.
    case extendedLinear
}
