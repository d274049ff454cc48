import Foundation

/// A trait that a program defines. Views inherit its value from the views around them.
///
/// Read its value with a subscript of `UITraitCollection`, and set it with ``UIMutableTraits``.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The default value of the trait.
    static var defaultValue: Value { get }
    /// The identifier of the trait. The default is the name of the type.
    static var identifier: String { get }
    /// The name of the trait in messages. The default is the name of the type.
    static var name: String { get }
    /// A Boolean value that indicates whether colors can depend on the trait. The default is false. In Perch, colors
    /// depend only on the system's traits.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A type whose traits can be set.
public protocol UIMutableTraits {
    /// Accesses the value of a custom trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// The interface style, light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The level of the interface: base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The layout direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The number of pixels per point. The value 0 means unspecified.
    var displayScale: CGFloat { get set }
    /// The color gamut of the screen.
    var displayGamut: UIDisplayGamut { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The content size category that the user prefers.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The contrast that the user prefers.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The weight of text that the user prefers.
    var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits that a view or a controller overrides for itself and its descendants.
public protocol UITraitOverrides: UIMutableTraits {
    /// Returns a Boolean value that indicates whether a custom trait is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Removes the override of a custom trait.
    mutating func remove(_ trait: UITrait)
}

extension UITraitCollection.Values: UITraitOverrides {
    func contains(_ trait: UITrait) -> Bool { custom.contains(trait) }
    mutating func remove(_ trait: UITrait) { custom.remove(trait) }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get { custom[trait] ?? T.defaultValue }
        set { custom[trait] = newValue }
    }
}

extension UITraitCollection {
    /// Creates a collection that specifies only the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Values().changed(by: mutations))
    }

    /// Returns these traits with the changes of `mutations`.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// Accesses the value of a custom trait, or its default value.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

    /// Whether any trait that a program defines was set.
    package var hasCustomTraits: Bool { !values.custom.isEmpty }
}

extension UITraitCollection.Values {
    fileprivate func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Self {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        // Who puts another kind of traits in their place has changed nothing of these.
        return traits as? Self ?? self
    }
}

/// The values that a program defines traits.
struct CustomTraits: Hashable, @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]

    var isEmpty: Bool { values.isEmpty }

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value? {
        get { values[ObjectIdentifier(trait)] as? T.Value }
        set { values[ObjectIdentifier(trait)] = newValue }
    }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
    mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

    /// Takes over what others say.
    mutating func merge(_ others: CustomTraits) { values.merge(others.values) { $1 } }

    /// Values that cannot be compared count as different: better told once too often.
    static func == (lhs: CustomTraits, rhs: CustomTraits) -> Bool {
        lhs.values.count == rhs.values.count
            && lhs.values.allSatisfy { key, value in
                guard let value = value as? any Equatable, let other = rhs.values[key] else { return false }
                return isEqual(value, other)
            }
    }

    private static func isEqual<T: Equatable>(_ value: T, _ other: Any) -> Bool { value == other as? T }

    func hash(into hasher: inout Hasher) { hasher.combine(values.count) }
}
