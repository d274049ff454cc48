extension Image {
    /// A range of brightness for images.
    public struct DynamicRange: Hashable, Sendable {
        private let number: Int

        /// A range that is not brighter than white.
        public static let standard = DynamicRange(number: 0)
        /// A range that is slightly brighter than the standard range.
        public static let constrainedHigh = DynamicRange(number: 1)
        /// A range that is as bright as the display allows.
        public static let high = DynamicRange(number: 2)
    }

    /// Sets the allowed dynamic range of the image. In Perch, this method has no effect, because Perch draws in the
    /// standard range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image {
        WithoutEffect.imageDynamicRange.log()
        return self
    }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
    /// The allowed dynamic range of images. Nil if it is not set.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}

extension View {
    /// Sets the allowed dynamic range of the images in this view. Perch stores the value in the environment, but it has
    /// no effect, because Perch draws in the standard range.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        WithoutEffect.dynamicRange.log()
        return environment(\.allowedDynamicRange, range)
    }
}
