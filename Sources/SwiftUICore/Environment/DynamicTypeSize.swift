/// A size of text that the user chooses, from the smallest to the largest.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The three sizes below the standard size.
    case xSmall, small, medium
    /// The default size of a device.
    case large
    /// The three sizes above the standard size.
    case xLarge, xxLarge, xxxLarge
    /// The five accessibility sizes.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// A Boolean value that indicates whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The text size that the user chose. The default is `large`.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the text size in this view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size in this view to a range. An empty range has no effect.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            size = min(max(size, smallest), largest)
        }
    }
}
