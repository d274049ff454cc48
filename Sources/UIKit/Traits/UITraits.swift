/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The user interface styles: not said, dark on light, or light on dark.
    case unspecified, light, dark
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An user interface idiom: not said.
    case unspecified = -1
    /// A phone, a tablet, a television, or a car.
    case phone, pad, tv, carPlay
    /// A desktop.
    case mac = 5
    /// A headset.
    case vision
}

/// Constants that indicate whether a surface lies above others, as sheets do.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// An user interface level: not said.
    case unspecified = -1
    /// The user interface levels: on the ground, or above something else.
    case base, elevated
}

/// Constants that describe how much room there is in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The values: not said, little room, or plenty.
    case unspecified, compact, regular
}

/// Constants that describe which way text and layout run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// A trait environment layout direction: not said.
    case unspecified = -1
    /// The trait environment layout directions: from left to right, or from right to left.
    case leftToRight, rightToLeft
}

/// Constants that describe which colors the display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// A display gamut: not said.
    case unspecified = -1
    /// The colors of sRGB, or those of Display P3.
    case SRGB, P3
}

/// Constants that describe how strongly colors differ.
public enum UIAccessibilityContrast: Int, Sendable {
    /// An accessibility contrast: not said.
    case unspecified = -1
    /// The accessibility contrasts: as usual, or higher.
    case normal, high
}

/// Constants that indicate whether text is drawn bolder.
public enum UILegibilityWeight: Int, Sendable {
    /// A legibility weight: not said.
    case unspecified = -1
    /// The legibility weights: as usual, or bold.
    case regular, bold
}

/// Constants that indicate whether a view keeps its side order whatever way people read.
public enum UISemanticContentAttribute: Int, Sendable {
    /// The order follows the way people read.
    case unspecified
    /// The order stays: buttons that play, and directions in space.
    case playback, spatial
    /// The order is as if people read from left to right, or from right to left.
    case forceLeftToRight, forceRightToLeft
}

/// Constants that describe how the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
    /// A status bar style: what suits light and dark.
    case `default` = 0
    /// Light, on something dark.
    case lightContent = 1
    /// Dark, on something light.
    case darkContent = 3
}
