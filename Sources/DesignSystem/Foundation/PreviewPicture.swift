import SwiftUI

/// Pictures for previews. They are drawn here, so that nothing need be loaded.
enum PreviewPicture: CaseIterable {
    case morning, evening, night

    /// Where the picture is: an address that holds it.
    var url: String { Self.urls[self] ?? "" }

    var image: Image { Self.images[self] ?? Image(systemName: "photo") }

    // Drawn once: a view that is brought up to date shows the very earlier picture.
    private static let pictures = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.drawn) })
    private static let images = pictures.mapValues { Image(uiImage: $0) }
    private static let urls = pictures.mapValues {
        "data:image/png;base64,\(($0.pngData() ?? Data()).base64EncodedString())"
    }

    /// A hill under a sky with a sun or a moon in it.
    private var drawn: UIImage {
        let all = CGRect(x: 0, y: 0, width: 160, height: 120)
        return UIGraphicsImageRenderer(size: all.size).image { context in
            // A photograph is the same in light and dark.
            let light = UITraitCollection(userInterfaceStyle: .light)
            func fill(_ color: Color) { UIColor(color).resolvedColor(with: light).setFill() }
            fill(colors.sky)
            context.fill(all)
            fill(colors.light)
            UIBezierPath(ovalIn: CGRect(x: 68, y: 16, width: 28, height: 28)).fill()
            fill(colors.hill)
            UIBezierPath(ovalIn: CGRect(x: -20, y: 68, width: 200, height: 120)).fill()
        }
    }

    private var colors: (sky: Color, light: Color, hill: Color) {
        switch self {
        case .morning: (.infoBg, .warning, .success)
        case .evening: (.warningBg, .error, .brandAccent)
        case .night: (.brandPrimaryDark, .warningBg, .brandAccentDark)
        }
    }
}
