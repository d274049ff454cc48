import CoreGraphics
import DisplayList
import Foundation

extension Color {
    /// Creates a color from a UIKit color. If the UIKit color depends on the appearance, this color does too.
    public init(uiColor: UIColor) {
        guard uiColor.isDynamic else {
            self.init(cgColor: uiColor.cgColor)
            return
        }
        self.init(dynamic: uiColor) { context in
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: context.scheme == .dark ? .dark : .light),
                UITraitCollection(accessibilityContrast: context.contrast == .increased ? .high : .normal),
                UITraitCollection(userInterfaceLevel: context.isElevated ? .elevated : .base),
                UITraitCollection(palette: context.palette),
            ])
            let color = uiColor.resolved(with: traits)
            return RGBA(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.alpha))
        }
    }

    /// Creates a color from a UIKit color.
    @available(iOS, deprecated: 100000.0, message: "Use Color(cgColor:) or Color(uiColor:).")
    @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
    /// Creates a UIKit color from a color. It depends on the appearance as the color does.
    public convenience init(_ color: Color) {
        self.init { traits in
            var environment = EnvironmentValues()
            environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
            environment._colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
            environment.systemPalette = traits.palette
            return UIColor(cgColor: color.resolve(in: environment).cgColor)
        }
    }
}
