import Foundation

/// A trait that a program defines: a value that views inherit from those around them.
///
/// `UITraitCollection` has its value by subscript, and ``UIMutableTraits`` sets it.
public protocol UITraitDefinition {
    /// The type of the value that the trait says.
    associatedtype Value
    /// A value: what holds where nobody says otherwise.
    static var defaultValue: Value { get }
    /// A name to know the trait by; that of the type by default.
    static var identifier: String { get }
    /// A name to print; that of the type by default.
    static var name: String { get }
    /// A Boolean value that indicates whether colors may depend on it; not by default. Colors here resolve
    /// by the system's traits alone.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var identifier: String { String(reflecting: Self.self) }
    public static var name: String { String(describing: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be set.
public protocol UIMutableTraits {
    /// The value of a trait that a program defines.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// Light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// A value that indicates whether what is seen lies above something else.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The direction that lines run in.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels for each point; 0 if unspecified.
    var displayScale: CGFloat { get set }
    /// The colors that the screen can show.
    var displayGamut: UIDisplayGamut { get set }
    /// The room across.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The room down.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The size of text that the user asked for.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// A value that indicates whether the user asked for more contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// A value that indicates whether the user asked for bold text.
    var legibilityWeight: UILegibilityWeight { get set }
}

/// The traits that a view or a controller gives itself and what is in it.
public protocol UITraitOverrides: UIMutableTraits {
    /// Returns a Boolean value that indicates whether a trait that a program defines was given.
    func contains(_ trait: UITrait) -> Bool
    /// Takes a trait that a program defines back.
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
    /// A collection with what `mutations` sets; the rest is not said.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Values().changed(by: mutations))
    }

    /// Returns these traits with what `mutations` sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: values.changed(by: mutations))
    }

    /// The value of a trait that a program defines; its default where nobody said otherwise.
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
