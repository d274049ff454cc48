import Foundation

/// A type that draws and computes. There is none: ``MTLCreateSystemDefaultDevice()`` is nil.
public protocol MTLDevice: AnyObject {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// Returns a Boolean value that indicates whether the device supports the features of a family.
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
}
/// Constants that describe families of devices by their features.
public enum MTLGPUFamily: Int, Sendable {
    /// The families of Apple's chips.
    case apple1 = 1001, apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9, apple10
    /// The families of Macs.
    case mac1 = 2001, mac2
    /// The families of features that several chips have in common.
    case common1 = 3001, common2, common3
    /// The families of Mac Catalyst.
    case macCatalyst1 = 4001, macCatalyst2
    /// The families of Metal 3 and Metal 4.
    case metal3 = 5001, metal4
}
/// A type that takes commands.
public protocol MTLCommandQueue: AnyObject {
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// A type that holds commands.
public protocol MTLCommandBuffer: AnyObject {
    func commit()
    func waitUntilCompleted()
}
/// A type that holds functions.
public protocol MTLLibrary: AnyObject {
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}
/// A function.
public protocol MTLFunction: AnyObject {}
/// A picture.
public protocol MTLTexture: AnyObject {
    var width: Int { get }
    var height: Int { get }
}
/// Memory.
public protocol MTLBuffer: AnyObject {
    var length: Int { get }
}

/// Constants that describe how pixels are kept.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81,
        rgba16Float = 115, depth32Float = 252
}
/// A color to begin with.
public struct MTLClearColor: Equatable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
/// Returns a color to begin with.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
/// A size in all three directions.
public struct MTLSize: Equatable, Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int
    public init(width: Int = 0, height: Int = 0, depth: Int = 0) {
        (self.width, self.height, self.depth) = (width, height, depth)
    }
}

/// Returns what draws and computes: nil, since there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
