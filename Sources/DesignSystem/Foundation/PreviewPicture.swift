import SwiftUI

/// Pictures for previews. They are drawn here, so that nothing need be loaded.
enum PreviewPicture: CaseIterable {
    case morning, evening, night

    /// Where the picture is: an address that holds it.
    var url: String { "data:image/png;base64,\((uiImage.pngData() ?? Data()).base64EncodedString())" }

    var image: Image { Image(uiImage: uiImage) }

    /// A hill under a sky with a sun or a moon in it.
    private var uiImage: UIImage {
        let all = CGRect(x: 0, y: 0, width: 160, height: 120)
        return UIGraphicsImageRenderer(size: all.size).image { context in
            UIColor(colors.sky).setFill()
            context.fill(all)
            UIColor(colors.light).setFill()
            UIBezierPath(ovalIn: CGRect(x: 68, y: 16, width: 28, height: 28)).fill()
            UIColor(colors.hill).setFill()
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
