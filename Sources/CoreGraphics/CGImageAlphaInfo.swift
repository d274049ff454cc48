/// Where the opacity of a pixel lies among its components.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none
    /// After or before the colors, which are multiplied by it.
    case premultipliedLast, premultipliedFirst
    /// After or before the colors.
    case last, first
    /// There is room for it, after or before the colors, and none.
    case noneSkipLast, noneSkipFirst
    /// There is nothing else.
    case alphaOnly
}

/// How the components of a pixel lie in memory.
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
    /// Where the opacity of a pixel lies: before the colors, which are multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    /// How a pixel lies in memory: 32 bits, blue first.
    public var bitmapInfo: CGBitmapInfo {
        [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
    }
}
