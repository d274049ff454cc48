import Foundation
import UIKit

/// What a window tells its views: the traits, and what has no trait.
package struct WindowContext {
    /// The traits that the environment's values are in UIKit.
    let traits: UITraitCollection
    /// In seconds since the host began.
    package var time: TimeInterval = 0
    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone
    private let referenceDate: Date
    let displayScale: CGFloat

    init(_ environment: EnvironmentValues) {
        traits = UITraitCollection(environment).withBridgedValues(of: environment)
        locale = environment.locale
        calendar = environment.calendar
        timeZone = environment.timeZone
        referenceDate = environment._referenceDate
        displayScale = environment.displayScale
    }

    /// Passes on what has no trait.
    package func apply(to environment: inout EnvironmentValues) {
        environment.locale = locale
        environment.calendar = calendar
        environment.timeZone = timeZone
        environment._referenceDate = referenceDate
    }
}

extension UITraitCollection {
    /// The current traits with those that represent an environment's values.
    package convenience init(_ environment: EnvironmentValues) {
        self.init(traitsFrom: [
            .current,
            UITraitCollection(userInterfaceStyle: UIUserInterfaceStyle(environment.colorScheme)),
            UITraitCollection(layoutDirection: UITraitEnvironmentLayoutDirection(environment.layoutDirection)),
            UITraitCollection(displayScale: environment.displayScale),
            UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(environment.horizontalSizeClass)),
            UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(environment.verticalSizeClass)),
            UITraitCollection(
                preferredContentSizeCategory: UIContentSizeCategory(environment.dynamicTypeSize)),
            UITraitCollection(accessibilityContrast: UIAccessibilityContrast(environment.colorSchemeContrast)),
            UITraitCollection(legibilityWeight: UILegibilityWeight(environment.legibilityWeight)),
            UITraitCollection(palette: environment.systemPalette),
        ])
    }
}

extension EnvironmentValues {
    /// Takes over what traits specify.
    package mutating func take(_ traits: UITraitCollection) {
        if let scheme = ColorScheme(traits.userInterfaceStyle) { colorScheme = scheme }
        if let direction = LayoutDirection(traits.layoutDirection) { layoutDirection = direction }
        if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { dynamicTypeSize = size }
        if let width = UserInterfaceSizeClass(traits.horizontalSizeClass) { horizontalSizeClass = width }
        if let height = UserInterfaceSizeClass(traits.verticalSizeClass) { verticalSizeClass = height }
        if let weight = LegibilityWeight(traits.legibilityWeight) { legibilityWeight = weight }
        takeBridgedValues(from: traits)
    }
}
