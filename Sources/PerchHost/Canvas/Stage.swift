import Foundation
import Sessions
import SwiftUI

/// What a view is shown on: a device in a variant. UIKit's screen and traits are of it, too.
@MainActor
struct Stage {
    let screen: Screen
    /// Pixels for each point.
    let scale: Double
    let layout: CanvasLayout
    let timeZone: TimeZone
    private let variant: Variant
    private let device: Device
    private let traits: UITraitCollection
    private let direction: LayoutDirection
    private let design: Appearance

    /// - Throws: `UsageProblem.unknownDevice`, `UsageProblem.unknownAppearance`.
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
        timeZone = variant.zone
        design = try variant.design()
        self.variant = variant
        var environment = EnvironmentValues()
        environment.displayScale = scale
        screen.describe(variant, to: &environment)
        if design !== environment.appearance { environment.appearance = design }
        traits = UITraitCollection(traitsFrom: [
            UITraitCollection(environment),
            UITraitCollection(userInterfaceIdiom: device.family == .pad ? .pad : .phone),
        ])
        direction = environment.layoutDirection
    }

    /// What the views have, and what of it bars and corners cover; before it is known what the view itself wants.
    var canvas: (size: CGSize, insets: EdgeInsets) {
        switch layout {
        case .device: (screen.size, screen.safeAreaInsets)
        case .fixed(let width, let height): (CGSize(width: width, height: height), EdgeInsets())
        case .sizeThatFits: (screen.size, EdgeInsets())
        }
    }

    /// The environment of a scene that had another.
    func environment(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.displayScale = scale
        screen.describe(variant, to: &environment)
        if design !== environment.appearance { environment.appearance = design }
        return environment
    }

    /// At least one pixel, at most what a picture may have, and no fraction of a pixel.
    func pixelAligned(_ size: CGSize) -> CGSize {
        func align(_ length: Double) -> Double {
            let longest = Double(CanvasLayout.longestSide)
            let whole = length.isFinite ? length : longest
            return (min(max(whole, 1 / scale), longest) * scale - 0.001).rounded(.up) / scale
        }
        return CGSize(width: align(size.width), height: align(size.height))
    }

    /// Makes UIKit's screen and traits in a session those of the device.
    func describe(to scope: SessionScope) {
        scope[SessionScreen.self] = ScreenDescription(
            size: screen.size, scale: device.scale, safeAreaInsets: screen.uiKitInsets(direction),
            margin: device.margin)
        scope[SessionTraits.self] = traits
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
