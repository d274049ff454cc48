extension Image {
    /// A range of brightness for images.
    public struct DynamicRange: Hashable, Sendable {
        private let number: Int

        /// A range that is not brighter than white.
        public static let standard = DynamicRange(number: 0)
        /// Somewhat brighter.
        public static let constrainedHigh = DynamicRange(number: 1)
        /// A range that is as bright as the display allows.
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
    /// The range of brightness that images may use; nil says nothing about it.
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
