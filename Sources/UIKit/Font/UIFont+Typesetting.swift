import Typesetter

extension UIFont {
    /// The font as the typesetter knows it: that which SwiftUI's text has with this font.
    var request: FontRequest {
        let values = fontDescriptor.values
        let family: FontFamily =
            switch values.face {
            case .named(let name): .custom(name)
            case .system(.rounded): .rounded
            case .system(.serif): .serif
            case .system(.monospaced): .monospaced
            case .system: .system
            }
        return FontRequest(
            family: family, size: Double(pointSize), weight: values.weight.openTypeWeight,
            italic: values.traits.contains(.traitItalic), monospacedDigit: values.hasMonospacedDigits)
    }
}

extension UIFont.Weight {
    /// The nearest of the weights with names, as OpenType counts: 400 is regular.
    fileprivate var openTypeWeight: Double {
        let names: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let nearest = names.enumerated().min {
            abs($0.element.rawValue - rawValue) < abs($1.element.rawValue - rawValue)
        }
        return nearest.map { Double($0.offset + 1) * 100 } ?? 400
    }
}
