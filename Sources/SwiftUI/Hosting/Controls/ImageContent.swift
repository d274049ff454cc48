import Foundation
import UIKit

/// What a view for a picture shows.
struct ImageContent: View {
    private let image: UIImage?
    private let mode: UIView.ContentMode
    private let tint: Color

    init(_ view: UIImageView) {
        let own = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image ?? view.animationImages?.first
        image = own.map { image in
            view.preferredSymbolConfiguration.flatMap { image.withConfiguration($0) } ?? image
        }
        mode = view.contentMode
        tint = Color(uiColor: view.tintColor)
    }

    var body: some View {
        if let image {
            Group {
                switch mode {
                case .scaleToFill, .redraw: Image(uiImage: image).resizable()
                case .scaleAspectFit: Image(uiImage: image).resizable().scaledToFit()
                case .scaleAspectFill: Image(uiImage: image).resizable().scaledToFill()
                default: Image(uiImage: image)
                }
            }
            .foregroundStyle(tint)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    private var alignment: Alignment {
        switch mode {
        case .top: .top
        case .bottom: .bottom
        case .left: .leading
        case .right: .trailing
        case .topLeft: .topLeading
        case .topRight: .topTrailing
        case .bottomLeft: .bottomLeading
        case .bottomRight: .bottomTrailing
        default: .center
        }
    }
}

/// What a view with a visual effect shows.
struct EffectContent: View {
    let effect: UIVisualEffect?

    var body: some View {
        if let blur = effect as? UIBlurEffect {
            Rectangle().fill(material(blur.style))
        } else if let glass = effect as? UIGlassEffect {
            Rectangle().fill(GlassStyle(Glass(glass)))
        }
    }

    private func material(_ style: UIBlurEffect.Style) -> Material {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        default: .regular
        }
    }
}

extension Glass {
    /// The glass of an effect.
    @MainActor fileprivate init(_ effect: UIGlassEffect) {
        let glass = effect.style == .clear ? Glass.clear : .regular
        self = glass.tint(effect.tintColor.map { Color(uiColor: $0) })
    }
}
