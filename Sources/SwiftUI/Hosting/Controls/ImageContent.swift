import Foundation
import UIKit

/// What a view for a picture shows.
struct ImageContent: View {
    private let image: UIImage?
    private let symbolLook: SymbolLook
    private let mode: UIView.ContentMode
    private let tint: Color

    init(_ view: UIImageView) {
        let shown = (view.isHighlighted ? view.highlightedImage : nil) ?? view.image ?? view.animationImages?.first
        image = shown?.preferring(view.preferredSymbolConfiguration)
        symbolLook = SymbolLook(image, in: view)
        mode = view.contentMode
        tint = Color(uiColor: view.tintColor)
    }

    var body: some View {
        if let image {
            // The view itself is the element, if its program says so.
            let picture = Image(uiImage: image).asDecoration
            Group {
                switch mode {
                case .scaleToFill, .redraw: picture.resizable()
                case .scaleAspectFit: picture.resizable().scaledToFit()
                case .scaleAspectFill: picture.resizable().scaledToFill()
                default: picture
                }
            }
            .symbolLook(symbolLook)
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
    let layer: CALayer

    var body: some View {
        if let blur = effect as? UIBlurEffect {
            Rectangle().fill(material(blur.style))
        } else if let glass = effect as? UIGlassEffect {
            EffectOutline(corners: layer.corners, radius: layer.cornerRadius).fill(GlassStyle(Glass(glass)))
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

/// The outline of glass: that of the corners of its view, or a capsule where those are not rounded.
private struct EffectOutline: Shape {
    let corners: UICornerConfiguration?
    let radius: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        if let radii = corners?.radii(in: rect.size) {
            return UnevenRoundedRectangle(
                topLeadingRadius: radii[0], bottomLeadingRadius: radii[2], bottomTrailingRadius: radii[3],
                topTrailingRadius: radii[1]
            ).path(in: rect)
        }
        guard radius > 0 else { return Capsule(style: .circular).path(in: rect) }
        return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    }
}

extension Glass {
    /// The glass of an effect.
    @MainActor fileprivate init(_ effect: UIGlassEffect) {
        let glass = effect.style == .clear ? Glass.clear : .regular
        self = glass.tint(effect.tintColor.map { Color(uiColor: $0) })
    }
}
