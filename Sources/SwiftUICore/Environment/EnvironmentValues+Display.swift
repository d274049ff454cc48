import Foundation

/// A light or dark appearance.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// The light and the dark color scheme.
    case light, dark
}

/// Constants that describe how strongly colors differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    /// The standard contrast and the increased contrast.
    case standard, increased
}

/// Constants that describe the amount of space of a scene in one dimension.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// The size classes for limited and for ample space.
    case compact, regular
}

private enum IsLuminanceReducedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}
private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}
private enum ColorSchemeContrastKey: EnvironmentKey {
    static var defaultValue: ColorSchemeContrast { .standard }
}
private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}
private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum SeveralWindowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum SceneCaptureKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The number of pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The color scheme of the environment, light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast between colors.
    public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

    /// `colorSchemeContrast`, which only hosts may set.
    package var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the screen is dimmed and always on, so that colors are better dark.
    public var isLuminanceReduced: Bool {
        get { self[IsLuminanceReducedKey.self] }
        set { self[IsLuminanceReducedKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the scene is being captured, for example by a recording. In Perch, it is
    /// always false.
    public var isSceneCaptured: Bool {
        get { self[SceneCaptureKey.self] }
        set { self[SceneCaptureKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the app can have several windows. In the browser, windows are tabs.
    /// Perch's other hosts show one window.
    public var supportsMultipleWindows: Bool { _supportsMultipleWindows }

    package var _supportsMultipleWindows: Bool {
        get { self[SeveralWindowsKey.self] }
        set { self[SeveralWindowsKey.self] = newValue }
    }

    /// The width of the scene.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The height of the scene.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the view is enabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension View {
    /// Sets whether this view and its content are disabled. Views below cannot enable themselves again.
    nonisolated public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
