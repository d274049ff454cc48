/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// Whether a surface lies above others, as sheets do.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base, elevated
}

/// How much room there is in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Which way text and layout run.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// Which colours the display can show.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}

/// How strongly colours differ.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// Whether text is drawn bolder.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular, bold
}
