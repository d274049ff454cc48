import SwiftUI

/// Drawings and pictures of the catalog, as a screen uses them.
public struct Emblems: View {
    public init() {}

    public var body: some View {
        HStack(spacing: 12) {
            Image(.logo)
            Image(.logo).resizable().frame(width: 96, height: 96)
            VStack(spacing: 8) {
                Image(.starIcon).foregroundStyle(.brand)
                Image(.starIcon).resizable().frame(width: 48, height: 48)
                    .foregroundStyle(.linearGradient(colors: [.brand, .orange], startPoint: .top, endPoint: .bottom))
                Image(.starIcon).renderingMode(.original)
            }
            // Its vectors are not kept, so it is made larger as pixels.
            Image(.smallStar).resizable().frame(width: 72, height: 72)
            Image(.badge)
            Image(uiImage: UIImage(resource: .badge))
        }
        .padding()
        .background(.background)
    }
}

/// Pictures that are cut, beside their own size.
public struct Slices: View {
    public init() {}

    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(.bubble)
            Image(.bubble).resizable().frame(width: 120, height: 48)
            // What the code says counts more than the catalog.
            Image(.bubble).resizable(
                capInsets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6), resizingMode: .tile
            )
            .frame(width: 60, height: 30)
            Image(.ribbon).resizable().frame(width: 120, height: 20)
        }
        .padding()
        .background(.background)
    }
}

/// The colors of the catalog.
public struct Swatches: View {
    public init() {}

    public var body: some View {
        HStack(spacing: 0) {
            Color.brand
            Color(.Surface.card)
            Color(.vividRed)
            Color(.midGray)
            Color(.captionText)
        }
        .frame(width: 150, height: 30)
    }
}

extension Image {
    public static let placed = Image(.placed)
    public static let scaled = Image(.scaled)
    public static let logo = Image(.logo)
    public static let smallStar = Image(.smallStar)
    public static let bubble = Image(.bubble)
    public static let twig = Image(.twig)
    public static let missing = Image(ImageResource(name: "no such image", bundle: .module))
}

extension UIImage {
    public static let logoNow = UIImage(resource: .logo)
    public static let bubbleNow = UIImage(resource: .bubble)
    public static let starNow = UIImage(resource: .starIcon)
    public static let twigNow = UIImage(named: "Twig", in: .module, with: nil)
    public static func scaled(_ traits: UITraitCollection) -> UIImage? {
        UIImage(named: "Scaled", in: .module, compatibleWith: traits)
    }
}

extension Text {
    public static func fixture(_ key: LocalizedStringKey) -> Text { Text(key, bundle: .module) }
}
