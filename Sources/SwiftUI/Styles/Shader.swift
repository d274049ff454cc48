import Foundation
import UIKit

/// A call of a function of Metal's for the pixels of a view.
///
/// There is no compiler of Metal's language here: views with such an effect are drawn unchanged, and the log says so once for each
/// function.
public struct Shader: Equatable, Sendable {
    /// An argument of the function.
    public struct Argument: Equatable, Sendable {
        private enum Kind: Equatable, Sendable {
            case numbers([Double])
            case boundingRect
            case colors([Color])
            case image(Image)
            case data(Data)
        }

        private let kind: Kind

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(kind: .numbers([Double(x)])) }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y)]))
        }
        /// Two numbers: those of a point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// Two numbers: those of a size.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// Two numbers: those of a vector.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y), Double(z)]))
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y), Double(z), Double(w)]))
        }
        /// Numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .numbers(array.map(Double.init))) }
        /// The rectangle of the view.
        public static var boundingRect: Argument { Argument(kind: .boundingRect) }
        /// A color.
        public static func color(_ color: Color) -> Argument { Argument(kind: .colors([color])) }
        /// Colors.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colors(array)) }
        /// An image.
        public static func image(_ image: Image) -> Argument { Argument(kind: .image(image)) }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(kind: .data(data)) }
    }

    /// The uses of a shader.
    public enum UsageType: Sendable {
        /// A style that fills shapes.
        case shapeStyle
        /// A filter of the color of each pixel.
        case colorEffect
        /// A filter that moves pixels.
        case distortionEffect
        /// A filter that reads the pixels of a layer.
        case layerEffect
    }

    /// The function.
    public var function: ShaderFunction
    /// The arguments of the shader.
    public var arguments: [Argument]
    /// A Boolean value that indicates whether colors are dithered.
    public var dithersColor = true

    /// A call of a function.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Compiles the function ahead. There is no compiler.
    public func compile(as type: UsageType) async throws { tell() }

    fileprivate func tell() {
        Log.once("The shader \(function.name) has no effect here: there is no compiler for Metal.")
    }
}

extension Shader: ShapeStyle {
    /// Gray, since the function cannot run.
    public func resolve(in environment: EnvironmentValues) -> Color {
        tell()
        return .gray
    }
}

/// A function of Metal's. It is called as one of Swift's.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library that contains the function.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// A function by its name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// A call of the function.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// Functions of Metal's. Each name is a member.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private let name: String

    /// The functions of the program.
    public static let `default` = ShaderLibrary(name: "")

    private init(name: String) { self.name = name }

    /// The functions of compiled data.
    public init(data: Data) { name = "\(data.count) bytes" }
    /// The functions of a compiled file.
    public init(url: URL) { name = url.path }
    /// The functions of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }

    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    /// A function of the program.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
}

extension View {
    /// Changes the color of each pixel. There is no compiler of Metal's language: the view is drawn unchanged.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        unchanged(shader, isEnabled)
    }

    /// Moves each pixel. There is no compiler of Metal's language: the view is drawn unchanged.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { unchanged(shader, isEnabled) }

    /// Makes each pixel of the view's picture. There is no compiler of Metal's language: the view is drawn unchanged.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { unchanged(shader, isEnabled) }

    nonisolated private func unchanged(_ shader: Shader, _ isEnabled: Bool) -> some View {
        if isEnabled { shader.tell() }
        return self
    }
}
