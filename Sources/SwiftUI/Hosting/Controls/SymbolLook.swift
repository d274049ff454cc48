import Foundation
import UIKit

extension View {
    /// Gives the symbol of an image of UIKit's the size, the weight and the scale of its configuration, at the size of text
    /// that a view of UIKit's has.
    @MainActor func symbolLook(_ look: SymbolLook) -> some View { modifier(look) }
}

/// The sizes of symbols in the forms that UIKit's configurations describe.
enum SymbolSizes {
    /// Measures a symbol in a form other than the plain one; nil for the plain one.
    static func measure(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> CGSize? {
        let values = configuration.values
        guard values.pointSize != nil || values.textStyle != nil || values.weight != nil || values.scale != nil else {
            return nil
        }
        return assumeMainActor {
            ViewHost(Image(systemName: name).modifier(SymbolLook(values, .current)), size: .zero).sizeThatFits(
                .unspecified)
        }
    }
}

/// How a symbol of UIKit's is drawn.
struct SymbolLook: ViewModifier {
    private let font: Font?
    private let scale: Image.Scale?

    /// The look of an image in a view; that of a bitmap changes nothing.
    @MainActor init(_ image: UIImage?, in view: UIView) {
        self.init(image?.symbolConfiguration?.values, view.traitCollection)
    }

    fileprivate init(_ values: UIImage.SymbolConfiguration.Values?, _ traits: UITraitCollection) {
        (font, scale) = (values?.font(traits), values?.imageScale)
    }

    func body(content: Content) -> some View {
        content
            .transformEnvironment(\.font) { if let font { $0 = font } }
            .transformEnvironment(\.imageScale) { if let scale { $0 = scale } }
    }
}

extension UIImage.SymbolConfiguration.Values {
    /// The font whose text the symbol goes with; nil if neither size nor text style nor weight is said.
    fileprivate func font(_ traits: UITraitCollection) -> Font? {
        guard pointSize != nil || textStyle != nil || weight != nil else { return nil }
        let style = textStyle ?? .body
        let size = pointSize ?? UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        return .system(size: size, weight: fontWeight)
    }

    private var fontWeight: Font.Weight {
        switch weight {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        case .regular, .unspecified, nil: .regular
        }
    }

    fileprivate var imageScale: Image.Scale? {
        switch scale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .default, .unspecified, nil: nil
        }
    }
}
