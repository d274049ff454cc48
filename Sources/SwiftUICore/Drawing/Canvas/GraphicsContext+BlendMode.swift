import CoreGraphics

extension GraphicsContext {
    /// A mode for blending a drawing with the content below. The raw values equal those of `CGBlendMode`.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        var cgBlendMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// A mode that draws on top of the content below.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// A mode that multiplies colors, so that the result is darker.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// A mode that multiplies the inverses of the colors, so that the result is lighter.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// A mode that multiplies or screens the colors, depending on the content below.
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
        /// A mode that multiplies or screens the colors, depending on the drawing.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The difference of the components.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// A weaker form of `difference`.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// A mode that uses the hue of the drawing, and the saturation and brightness of the content below.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// A mode that uses the saturation of the drawing, and the hue and brightness of the content below.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// A mode that uses the hue and saturation of the drawing, and the brightness of the content below.
        public static var color: BlendMode { BlendMode(.color) }
        /// A mode that uses the brightness of the drawing, and the hue and saturation of the content below.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// A mode that clears the content below.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// A mode that replaces the content below.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// A mode that shows the drawing where there is content below.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// A mode that shows the drawing where there is no content below.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// A mode that shows the drawing on top of the content below, and only there.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// A mode that shows the drawing below the existing content.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// A mode that keeps the content below only inside the drawing.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// A mode that removes the content below inside the drawing.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// A mode that keeps the content below inside the drawing, and shows the drawing where there is no content
        /// below.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// A mode that shows the drawing and the content below where only one of them exists.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The components are added, towards black.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// The components are added, towards white.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
