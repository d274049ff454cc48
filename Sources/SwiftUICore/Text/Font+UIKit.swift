import CoreGraphics
import UIKit

extension Font {
    /// Creates a font from a Core Text or UIKit font, with its size. It does not scale with Dynamic Type.
    public init(_ font: CTFont) {
        let values = font.fontDescriptor.values
        var made: Font =
            switch values.face {
            case .named(let name): .custom(name, fixedSize: values.size)
            case .system(let design):
                .system(size: values.size, weight: Font.Weight(values.weight), design: Font.Design(design))
            }
        if values.traits.contains(.traitItalic) { made = made.italic() }
        if values.hasMonospacedDigits { made = made.monospacedDigit() }
        self = made
    }
}

extension Font.Weight {
    /// The nearest of the named weights.
    fileprivate init(_ weight: UIFont.Weight) {
        let known: [(UIFont.Weight, Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]
        let nearest = known.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }
        self = nearest?.1 ?? .regular
    }
}

extension Font.Design {
    fileprivate init(_ design: UIFontDescriptor.SystemDesign) {
        switch design {
        case .rounded: self = .rounded
        case .serif: self = .serif
        case .monospaced: self = .monospaced
        default: self = .default
        }
    }
}
