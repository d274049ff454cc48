/// Constants that describe the position of the opacity among the components of a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// A layout without opacity.
    case none
    /// A layout with the opacity after or before the colors, which are multiplied by it.
    case premultipliedLast, premultipliedFirst
    /// A layout with the opacity after or before the colors.
    case last, first
    /// A layout with unused space after or before the colors, and without opacity.
    case noneSkipLast, noneSkipFirst
    /// A layout with only the opacity.
    case alphaOnly
}

/// Options for the components of a pixel in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// 16 bits, the lowest first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32 bits, the lowest first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 16 bits, the highest first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32 bits, the highest first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
    /// The position of the opacity of a pixel: before the colors, which are multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    /// The layout of a pixel in memory: 32 bits, blue first.
    public var bitmapInfo: CGBitmapInfo {
        [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
    }
}
