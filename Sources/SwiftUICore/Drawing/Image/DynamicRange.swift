extension Image {
    /// How much brighter than white an image may be.
    public struct DynamicRange: Hashable, Sendable {
        private let number: Int

        /// No brighter than white.
        public static let standard = DynamicRange(number: 0)
        /// Somewhat brighter.
        public static let constrainedHigh = DynamicRange(number: 1)
        /// As bright as the display allows.
        public static let high = DynamicRange(number: 2)
    }

    /// Says how much brighter than white the image may be. Perch paints in the standard range, so it changes nothing.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image {
        WithoutEffect.imageDynamicRange.log()
        return self
    }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
    /// How much brighter than white images may be; nil says nothing about it.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Says how much brighter than white the images in this view may be. Perch paints in the standard range; the value stands
    /// in the environment.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        WithoutEffect.dynamicRange.log()
        return environment(\.allowedDynamicRange, range)
    }
}
