import Foundation

/// A setting of a preview, such as its layout, its orientation, or a modifier.
public struct PreviewTrait<T> {
    /// What the traits of one value say. A value can carry several, since traits can be combined.
    package enum Setting {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(any PreviewModifier)
    }

    package let settings: [Setting]
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Creates a trait that combines several traits.
    public init(_ traits: PreviewTrait<T>...) {
        settings = traits.flatMap(\.settings)
    }

    private init(_ setting: Setting) { settings = [setting] }

    /// A trait that shows the preview on the screen of the device, as without a layout.
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.layout(.device)) }

    /// A trait that shows the preview on a canvas with the size of the view.
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(.layout(.sizeThatFits)) }

    /// Returns a trait that shows the preview on a canvas with the given size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    /// The device upright.
    public static var portrait: PreviewTrait<T> { PreviewTrait(.orientation(.portrait)) }

    /// The device upright, its top down.
    public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(.orientation(.portraitUpsideDown)) }

    /// The device on its side, its top at the left.
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeLeft)) }

    /// The device on its side, its top at the right.
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeRight)) }

    /// Returns a trait that applies a modifier to the preview. The modifier can create a value that its uses share.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(.modifier(modifier))
    }
}

/// Constants that describe the size of the canvas of a preview.
public enum PreviewLayout: Sendable {
    /// The device's screen.
    case device
    /// A layout with the ideal size of the view.
    case sizeThatFits
    /// A layout with a size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Equatable, Hashable, Identifiable, Sendable {
    private enum Kind: String, CaseIterable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }

    private let kind: Kind

    /// A name of the orientation.
    public var id: String { kind.rawValue }

    public static let allCases: [InterfaceOrientation] = Kind.allCases.map(InterfaceOrientation.init)

    /// Portrait orientation.
    public static let portrait = InterfaceOrientation(kind: .portrait)
    /// Portrait orientation, upside down.
    public static let portraitUpsideDown = InterfaceOrientation(kind: .portraitUpsideDown)
    /// A landscape orientation with the top at the left.
    public static let landscapeLeft = InterfaceOrientation(kind: .landscapeLeft)
    /// A landscape orientation with the top at the right.
    public static let landscapeRight = InterfaceOrientation(kind: .landscapeRight)

    package var isLandscape: Bool { kind == .landscapeLeft || kind == .landscapeRight }
}

/// The device for a preview, identified by its name, such as `"iPhone 16 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The platform that a preview is meant for.
public enum PreviewPlatform: Sendable {
    /// The platform that a preview is meant for.
    case iOS, macOS, tvOS, watchOS
}
