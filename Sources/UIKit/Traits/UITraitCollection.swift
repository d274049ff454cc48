import CoreGraphics
import Foundation
import Sessions

/// The traits of an environment, such as the interface style, the text size, and the size classes.
///
/// As in UIKit, traits that were not set are unspecified.
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

    /// Creates a collection without specified traits.
    public override convenience init() { self.init(values: Values()) }

    /// Creates a collection that specifies only the interface style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection that specifies only the interface idiom.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection that specifies only the interface level.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates a collection that specifies only the layout direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// - Parameter scale: The number of pixels per point.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    /// Creates a collection that specifies only the display gamut.
    public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }

    /// Creates a collection that specifies only the horizontal size class.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection that specifies only the vertical size class.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection that specifies only the content size category.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection that specifies only the contrast.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection that specifies only the legibility weight.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Only the system's colors; the rest is not said.
    package convenience init(palette: SystemPalette) { self.init { $0.palette = palette } }

    /// Creates a collection with the specified traits of all collections. Later collections have precedence.
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

    /// The interface style, light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// The level of the interface: base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The number of pixels per point. The value 0 means unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The color gamut of the screen.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The content size category that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The contrast that the user prefers.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The weight of text that the user prefers.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// The system's colors; those of iOS 18 where unspecified.
    package var palette: SystemPalette { values.palette ?? .iOS18 }

    /// Returns a Boolean value that indicates whether colors can be different with `traitCollection`.
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

    /// The traits with which colors are resolved on this thread. The default is the traits of the session's device,
    /// which is a phone in light appearance by default.
    public static var current: UITraitCollection {
        get {
            if let chosen, chosen.isOfPresentSession { return chosen.traits }
            return SessionScope[SessionTraits.self]
        }
        set { chosen = Chosen(newValue) }
    }

    /// Runs `actions` with these traits as the current traits.
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
