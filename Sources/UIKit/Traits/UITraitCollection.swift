import CoreGraphics
import Foundation
import Sessions

/// A type that describes what the surroundings are like: light or dark, how large text is, how much room there is.
///
/// Traits that were not given are unspecified, as with Apple's.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
    struct Values: Hashable, Sendable {
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var userInterfaceLevel = UIUserInterfaceLevel.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var displayScale: CGFloat = 0
        var displayGamut = UIDisplayGamut.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var accessibilityContrast = UIAccessibilityContrast.unspecified
        var legibilityWeight = UILegibilityWeight.unspecified
        /// Nil where it was not given.
        var palette: SystemPalette?
        var custom = CustomTraits()
    }

    let values: Values

    init(values: Values) { self.values = values }

    /// Creates a collection in which nothing is specified.
    public override convenience init() { self.init(values: Values()) }

    /// Creates traits with only an interface style; the rest is not said.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates traits with only the kind of device; the rest is not said.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates traits with only the level; the rest is not said.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates traits with only the direction; the rest is not said.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// - Parameter scale: pixels for each point.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    /// Creates traits with only the screen's colors; the rest is not said.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    /// Creates traits with only the horizontal size class; the rest is not said.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates traits with only the vertical size class; the rest is not said.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates traits with only the size of text; the rest is not said.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates traits with only the contrast; the rest is not said.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates traits with only the weight of text; the rest is not said.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Only the system's colors; the rest is not said.
    package convenience init(palette: SystemPalette) { self.init { $0.palette = palette } }

    /// The specified traits of all collections; later ones win.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = Values()
        for other in traitCollections.map(\.values) {
            func take<T: Equatable>(_ value: inout T, _ other: T, unless unspecified: T) {
                if other != unspecified { value = other }
            }
            take(&values.userInterfaceStyle, other.userInterfaceStyle, unless: .unspecified)
            take(&values.userInterfaceIdiom, other.userInterfaceIdiom, unless: .unspecified)
            take(&values.userInterfaceLevel, other.userInterfaceLevel, unless: .unspecified)
            take(&values.layoutDirection, other.layoutDirection, unless: .unspecified)
            take(&values.displayScale, other.displayScale, unless: 0)
            take(&values.displayGamut, other.displayGamut, unless: .unspecified)
            take(&values.horizontalSizeClass, other.horizontalSizeClass, unless: .unspecified)
            take(&values.verticalSizeClass, other.verticalSizeClass, unless: .unspecified)
            take(&values.preferredContentSizeCategory, other.preferredContentSizeCategory, unless: .unspecified)
            take(&values.accessibilityContrast, other.accessibilityContrast, unless: .unspecified)
            take(&values.legibilityWeight, other.legibilityWeight, unless: .unspecified)
            values.palette = other.palette ?? values.palette
            values.custom.merge(other.custom)
        }
        self.init(values: values)
    }

    private convenience init(_ set: (inout Values) -> Void) {
        var values = Values()
        set(&values)
        self.init(values: values)
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// A value that indicates whether what is seen lies above something else.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The direction that lines run in.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels for each point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The colors that the screen can show.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The room across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The room down.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The size of text that the user asked for.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// A value that indicates whether the user asked for more contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// A value that indicates whether the user asked for bold text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// The system's colors; those of iOS 18 where unspecified.
    package var palette: SystemPalette { values.palette ?? .iOS18 }

    /// Returns a Boolean value that indicates whether colors may look different under `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel || values.displayGamut != other.displayGamut
            || palette != traitCollection?.palette
    }

    // MARK: Current

    private static let currentKey = "UITraitCollection.current"

    /// Traits that were made the current ones on a thread, by code of a session, for which alone they hold.
    private final class Chosen {
        let traits: UITraitCollection
        private weak var scope: SessionScope?

        init(_ traits: UITraitCollection) {
            self.traits = traits
            scope = SessionScope.current ?? .process
        }

        var isOfPresentSession: Bool { scope === SessionScope.current ?? .process }
    }

    private static var chosen: Chosen? {
        get { Thread.current.threadDictionary[currentKey] as? Chosen }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    /// The traits that colors are resolved with on this thread. The default is those of the session's device: a phone in
    /// light appearance unless something is said.
    public static var current: UITraitCollection {
        get {
            if let chosen, chosen.isOfPresentSession { return chosen.traits }
            return SessionScope[SessionTraits.self]
        }
        set { chosen = Chosen(newValue) }
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        // What was not chosen is not chosen afterwards, either: the thread serves other sessions, too.
        let outer = UITraitCollection.chosen
        UITraitCollection.current = self
        defer { UITraitCollection.chosen = outer }
        actions()
    }

    fileprivate static let phone = UITraitCollection {
        $0.userInterfaceStyle = .light
        $0.userInterfaceIdiom = .phone
        $0.userInterfaceLevel = .base
        $0.layoutDirection = .leftToRight
        $0.displayScale = 3
        $0.displayGamut = .P3
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
        $0.preferredContentSizeCategory = .large
        $0.accessibilityContrast = .normal
        $0.legibilityWeight = .regular
        $0.palette = .iOS18
    }

    // MARK: Objects

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }
}

/// The traits that count in a session where nothing else was set.
package enum SessionTraits: SessionKey {
    package static func makeValue() -> UITraitCollection { .phone }
}
