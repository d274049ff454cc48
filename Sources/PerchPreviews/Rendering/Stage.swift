import Foundation
import SwiftUI

/// What a view is shown on: a device in a variant. UIKit's screen and traits are of it while something is drawn there.
@MainActor
struct Stage {
    let screen: Screen
    /// Pixels for each point.
    let scale: Double
    let layout: CanvasLayout
    let environment: EnvironmentValues
    private let device: Device

    /// - Throws: `UsageProblem.unknownDevice`.
    init(_ variant: Variant, _ preferences: CanvasPreferences) throws {
        if let name = variant.device {
            guard let found = Device.named(name) else { throw UsageProblem.unknownDevice(name) }
            device = found
        } else {
            device = preferences.device.flatMap(Device.named) ?? .standard
        }
        screen = Screen(device, isLandscape: variant.isLandscape ?? preferences.isLandscape)
        scale = variant.scale ?? device.scale
        layout = variant.layout ?? preferences.layout ?? .device
        environment = screen.environment(for: variant, scale: scale)
    }

    /// Runs code of the program's or the engine's as if on the device.
    func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let description = ScreenDescription(
            size: screen.size, scale: device.scale, safeAreaInsets: screen.uiKitInsets(environment.layoutDirection))
        let outer = UIKitServices.current.screen
        UIKitServices.install { $0.screen = description }
        let outerTraits = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(traitsFrom: [
            UITraitCollection(environment),
            UITraitCollection(userInterfaceIdiom: device.family == .pad ? .pad : .phone),
        ])
        defer {
            UIKitServices.install { $0.screen = outer }
            UITraitCollection.current = outerTraits
        }
        return try body()
    }
}

extension Screen {
    /// What bars and corners cover, by left and right.
    func uiKitInsets(_ direction: LayoutDirection) -> UIEdgeInsets {
        let insets = safeAreaInsets
        let isMirrored = direction == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }
}
