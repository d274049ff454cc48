import CoreGraphics
import Foundation
import Typesetter

/// A collection of attributes that describes a font.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
    package enum Face: Hashable, Sendable {
        case system(SystemDesign)
        case named(String)
    }

    package struct Values: Hashable, Sendable {
        package var face: Face
        package var size: CGFloat
        package var weight: UIFont.Weight = .regular
        package var width: UIFont.Width = .standard
        package var traits: SymbolicTraits = []
        package var hasMonospacedDigits = false
        package var textStyle: UIFont.TextStyle?

        package func hash(into hasher: inout Hasher) {
            hasher.combine(face)
            hasher.combine(size)
            hasher.combine(weight)
            hasher.combine(traits.rawValue)
        }
    }

    package let values: Values

    init(values: Values) { self.values = values }

    /// Creates a descriptor with a name and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(values: Values(face: .named(fontName), size: size.isFinite ? max(0, size) : 0))
    }

    /// Returns the system font for a text style at the current text size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor for a text style, with the type size of the given traits. Nil for the current traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFontDescriptor(
            values: Values(
                face: .system(.default), size: TextStyleMetrics.of(style).size(at: category),
                weight: style == .headline ? .semibold : .regular, textStyle: style))
    }

    /// The size, in points.
    public var pointSize: CGFloat { values.size }

    /// The symbolic traits.
    public var symbolicTraits: SymbolicTraits {
        values.weight.rawValue >= UIFont.Weight.semibold.rawValue ? values.traits.union(.traitBold) : values.traits
    }

    /// The PostScript name of the font.
    public var postscriptName: String {
        switch values.face {
        case .named(let name): name
        case .system: ".SFUI-" + weightName
        }
    }

    var familyName: String {
        switch values.face {
        case .named(let name):
            Typesetter.shared.registeredFont(named: name)?.family ?? String(name.prefix { $0 != "-" })
        case .system: ".AppleSystemUIFont"
        }
    }

    private var weightName: String {
        let names: [(UIFont.Weight, String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
            (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]
        let weight = values.weight.rawValue
        return names.min { abs($0.0.rawValue - weight) < abs($1.0.rawValue - weight) }?.1 ?? "Regular"
    }

    /// Returns the same font with another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = newPointSize.isFinite ? max(0, newPointSize) : $0.size }
    }

    /// Returns the same font with exactly the given traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changed {
            $0.traits = symbolicTraits
            $0.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        }
    }

    /// Returns the system font with another design. Nil for fonts without designs.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = values.face else { return nil }
        return changed { $0.face = .system(design) }
    }

    func changed(_ change: (inout Values) -> Void) -> UIFontDescriptor {
        var values = values
        change(&values)
        return UIFontDescriptor(values: values)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }
    public override var hash: Int { values.hashValue }
}

extension UIFontDescriptor {
    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design of the system.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The symbolic traits of a font, such as bold and italic.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The italic trait.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The bold trait.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The expanded trait.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The condensed trait.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The monospace trait.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The trait for tight leading.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// The trait for loose leading.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }
}
