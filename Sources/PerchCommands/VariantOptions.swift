import ArgumentParser
import Foundation
import PerchHost

/// The options that say how previews are drawn.
package struct VariantOptions: ParsableArguments {
    @Option(help: "light, dark, or both.")
    package var scheme: SchemeChoice = .light

    @Option(help: "A Dynamic Type size, such as accessibility3, or all.")
    package var typeSize = TypeSize.large.rawValue

    @Option(help: "A device, such as \"iPhone 16 Pro\". An unknown name prints the list of devices.")
    package var device: String?

    @Option(help: "device, sizeThatFits, or a size in points, such as 320x200.")
    package var layout: String?

    @Option(help: "Pixels per point: 1, 2, or 3. The default is the scale of the device.")
    package var scale: String?

    @Option(help: "A locale such as de_AT.")
    package var locale = Variant.standardLocale

    @Option(help: "Accessibility features, such as increaseContrast or boldText, separated by commas.")
    package var accessibility: String?

    @Flag(help: "Lay out from right to left.")
    package var rtl = false

    @Flag(help: "Use landscape orientation.")
    package var landscape = false

    @OptionGroup package var design: DesignOptions

    package init() {}

    package enum SchemeChoice: String, ExpressibleByArgument, CaseIterable {
        case light, dark, both

        package var schemes: [Scheme] {
            switch self {
            case .light: [.light]
            case .dark: [.dark]
            case .both: [.light, .dark]
            }
        }
    }

    /// Every combination that was asked for.
    package func variants() throws -> [Variant] {
        let sizes: [TypeSize]
        if typeSize.lowercased() == "all" {
            sizes = TypeSize.allCases
        } else if let size = TypeSize.allCases.first(where: {
            $0.rawValue.lowercased() == typeSize.lowercased()
        }) {
            sizes = [size]
        } else {
            throw UsageProblem.unknownTypeSize(typeSize)
        }
        guard Locale.isKnown(locale) else { throw UsageProblem.unknownLocale(locale) }
        var base = Variant(locale: locale, isRightToLeft: rtl ? true : nil, isLandscape: landscape ? true : nil)
        try design.apply()
        base.appearance = design.appearance?.lowercased()
        if let device {
            guard let found = Device.named(device) else { throw UsageProblem.unknownDevice(device) }
            base.device = found.name
        }
        if let layout {
            guard let parsed = CanvasLayout(layout) else { throw UsageProblem.badLayout(layout) }
            base.layout = parsed
        }
        if let scale {
            guard let number = Int(scale), (1...3).contains(number) else {
                throw UsageProblem.badScale(scale)
            }
            base.scale = Double(number)
        }
        if let accessibility {
            for name in accessibility.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                guard let feature = AccessibilityFeatures(name: name) else { throw UsageProblem.unknownFeature(name) }
                base.accessibility.insert(feature)
            }
        }
        return scheme.schemes.flatMap { scheme in
            sizes.map { size in
                var variant = base
                variant.scheme = scheme
                variant.typeSize = size
                return variant
            }
        }
    }
}

extension VariantOptions {
    /// The first of the variants, for commands that show one thing.
    package func single() throws -> Variant { try variants().first ?? Variant() }
}
