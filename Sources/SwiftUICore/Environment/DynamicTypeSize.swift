/// A size of text that the user chooses, from the smallest to the largest.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// Three sizes below the standard one.
    case xSmall, small, medium
    /// The default size of a device.
    case large
    /// Three sizes above the standard one.
    case xLarge, xxLarge, xxxLarge
    /// Five sizes more that accessibility settings offer.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// A Boolean value that indicates whether the size is one of those that are offered among the accessibility
    /// settings.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
}

extension EnvironmentValues {
    /// The size of text that was chosen; `large` unless set.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of text in this view and those below.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size of text in this view and those below within a range. A range with no size in it changes nothing.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let smallest = allowed.first, let largest = allowed.last else { return }
            size = min(max(size, smallest), largest)
        }
    }
}
