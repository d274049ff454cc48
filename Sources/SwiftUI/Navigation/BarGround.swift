import UIKit

/// What a bar is filled with, and the line towards the content.
struct BarGround {
    /// Blurs the content under the bar.
    var material: AnyShapeStyle?
    /// Over the material.
    var fill: AnyShapeStyle?
    var image: UIImage?
    var hairline: Color?
    /// Of all of it.
    var opacity = 1.0

    /// The system's own.
    static var standard: BarGround {
        BarGround(material: BarMetrics.background, hairline: BarMetrics.hairlineColor)
    }

    /// Nothing at all.
    static var clear: BarGround { BarGround() }

    var isClear: Bool { material == nil && fill == nil && image == nil && hairline == nil }
}

extension BarGround {
    /// The ground that an appearance asks for.
    @MainActor init(_ appearance: UIBarAppearance) {
        material = appearance.backgroundEffect.map { AnyShapeStyle($0.style.material) }
        fill = appearance.backgroundColor.map { AnyShapeStyle(Color(uiColor: $0)) }
        image = appearance.backgroundImage.flatMap { $0.size == .zero ? nil : $0 }
        // The system's own line is fainter than a separator.
        hairline = appearance.shadowColor.map { $0 == .separator ? BarMetrics.hairlineColor : Color(uiColor: $0) }
    }
}

extension UIBlurEffect.Style {
    var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        case .extraLight, .prominent: .ultraThick
        case .light, .dark, .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        }
    }
}

/// Fills a bar.
struct BarBackgroundView: View {
    let ground: BarGround
    let hairlineEdge: VerticalEdge

    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        ZStack {
            if let material = ground.material { Rectangle().fill(material) }
            if let fill = ground.fill { Rectangle().fill(fill) }
            if let image = ground.image { Image(uiImage: image).resizable().asDecoration }
            if ground.isClear { Color.clear }
        }
        .overlay(alignment: hairlineEdge == .top ? .top : .bottom) {
            if let hairline = ground.hairline {
                hairline.frame(height: pixelLength).offset(y: hairlineEdge == .top ? -pixelLength : pixelLength)
            }
        }
        .opacity(ground.opacity)
        .accessibilityHidden(true)
    }
}
