/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The styles: unspecified, light, and dark.
    case unspecified, light, dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unspecified idiom.
    case unspecified = -1
    /// An iPhone, an iPad, a TV, and a car.
    case phone, pad, tv, carPlay
    /// A desktop.
    case mac = 5
    /// A headset.
    case vision
}

/// Constants that describe the level of a surface. Sheets, for example, are elevated.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// An unspecified level.
    case unspecified = -1
    /// The levels: base and elevated.
    case base, elevated
}

/// Constants that describe the available space in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size classes: unspecified, compact, and regular.
    case unspecified, compact, regular
}

/// Constants that describe the layout direction.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// An unspecified direction.
    case unspecified = -1
    /// The directions: left to right, and right to left.
    case leftToRight, rightToLeft
}

/// Constants that describe the color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// An unspecified gamut.
    case unspecified = -1
    /// The gamuts: sRGB and Display P3.
    case SRGB, P3
}

/// Constants that describe the contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
    /// An unspecified contrast.
    case unspecified = -1
    /// The contrasts: normal and high.
    case normal, high
}

/// Constants that describe the weight of text.
public enum UILegibilityWeight: Int, Sendable {
    /// An unspecified weight.
    case unspecified = -1
    /// The weights: regular and bold.
    case regular, bold
}

/// Constants that describe whether a view is mirrored for right-to-left languages.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Content that is mirrored.
    case unspecified
    /// Content that is not mirrored, such as playback controls and directions in space.
    case playback, spatial
    /// Content with a fixed direction: left to right, or right to left.
    case forceLeftToRight, forceRightToLeft
}

/// Constants that describe the style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// A style that adapts to light and dark appearance.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds.
    case darkContent = 3
}

/// Constants that describe the animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
    /// The animations: none, fading, and sliding.
    case none, fade, slide
}
