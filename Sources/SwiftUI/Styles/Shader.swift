import Foundation
import UIKit

/// A call of a Metal function for the pixels of a view.
///
/// Perch has no compiler for the Metal language. It draws views with such an effect unchanged, and logs this once for
/// each function.
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

        /// Returns an argument that is a number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(kind: .numbers([Double(x)])) }
        /// Returns an argument that consists of two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y)]))
        }
        /// Returns an argument that consists of the two coordinates of a point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// Returns an argument that consists of the width and height of a size.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// Returns an argument that consists of the two components of a vector.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        /// Returns an argument that consists of three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y), Double(z)]))
        }
        /// Returns an argument that consists of four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(kind: .numbers([Double(x), Double(y), Double(z), Double(w)]))
        }
        /// Returns an argument that is an array of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(kind: .numbers(array.map(Double.init))) }
        /// An argument that is the rectangle of the view.
        public static var boundingRect: Argument { Argument(kind: .boundingRect) }
        /// Returns an argument that is a color.
        public static func color(_ color: Color) -> Argument { Argument(kind: .colors([color])) }
        /// Returns an argument that is an array of colors.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(kind: .colors(array)) }
        /// Returns an argument that is an image.
        public static func image(_ image: Image) -> Argument { Argument(kind: .image(image)) }
        /// Returns an argument that consists of bytes.
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

    /// Creates a shader that calls a function.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Compiles the function in advance. Perch has no compiler for Metal, so this method logs a message.
    public func compile(as type: UsageType) async throws { tell() }

    fileprivate func tell() {
        Log.once("The shader \(function.name) has no effect here: there is no compiler for Metal.")
    }
}

extension Shader: ShapeStyle {
    /// Returns gray, because the function cannot run.
    public func resolve(in environment: EnvironmentValues) -> Color {
        tell()
        return .gray
    }
}

/// A Metal function, which you call like a Swift function.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library that contains the function.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// Creates a function with a name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Returns a shader that calls the function.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A library of Metal functions. Each function name is a member.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private let name: String

    /// The library with the functions of the program.
    public static let `default` = ShaderLibrary(name: "")

    private init(name: String) { self.name = name }

    /// Creates a library from compiled data.
    public init(data: Data) { name = "\(data.count) bytes" }
    /// Creates a library from a compiled file.
    public init(url: URL) { name = url.path }
    /// Returns the library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(name: bundle.bundlePath) }

    /// Accesses a function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    /// Accesses a function of the program.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }
}

extension View {
    /// Applies a shader to the color of each pixel. Perch has no compiler for the Metal language, so it draws the view
    /// unchanged.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        unchanged(shader, isEnabled)
    }

    /// Applies a shader to the position of each pixel. Perch has no compiler for the Metal language, so it draws the
    /// view unchanged.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { unchanged(shader, isEnabled) }

    /// Applies a shader to the view as a layer. Perch has no compiler for the Metal language, so it draws the view
    /// unchanged.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { unchanged(shader, isEnabled) }

    nonisolated private func unchanged(_ shader: Shader, _ isEnabled: Bool) -> some View {
        if isEnabled { shader.tell() }
        return self
    }
}
