import CoreGraphics

extension GraphicsContext {
    /// A mode for mixing a drawing with the content below; counts as `CGBlendMode` does.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        var cgBlendMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// A mode that draws on top of the content below.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// Colors are multiplied; the result is darker.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// The inverses are multiplied; the result is lighter.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Multiplied or screened, by the content below.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// The darker component counts.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// The lighter component counts.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// A mode that brightens the content below.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// A mode that darkens the content below.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// A softer form of `hardLight`.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Multiplied or screened, by what is drawn.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The difference of the components.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// A weaker form of `difference`.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// The hue of what is drawn, all else from below.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// The saturation of what is drawn, all else from below.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// Hue and saturation of what is drawn, the brightness from below.
        public static var color: BlendMode { BlendMode(.color) }
        /// The brightness of what is drawn, all else from below.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Takes away the content below.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// Takes the place of the content below.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// Shows where something lies below.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// Shows where nothing lies below.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// Shows on top of the content below and nowhere else.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// Shows below what is there.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// Keeps the content below where something is drawn.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// Takes away the content below where something is drawn.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// Keeps the content below where something is drawn, and draws where nothing lies below.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// Shows where only one of both is.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The components are added, towards black.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// The components are added, towards white.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
