import Audit
import Foundation
import PerchHost
import SwiftUI

/// Audits views and previews in several variants.
@MainActor
package enum PreviewAudit {
    /// When a screen is looked at, in seconds after it appears: what comes in by an animation has come.
    static let moment = 1.0

    /// What the rules see in a preview.
    ///
    /// - Throws: what making the preview throws.
    package static func observe(
        _ entry: PreviewEntry, in variants: [Variant], rules: [AuditRule] = AuditRule.all
    ) throws -> PreviewObservations {
        PreviewObservations(
            try variants.map { variant in read(try ViewCanvas(entry, variant: variant), variant) }, rules: rules)
    }

    /// What the rules see in a view.
    ///
    /// - Throws: if a variant names a device that is not known.
    package static func observe(
        _ view: some View, in variants: [Variant], rules: [AuditRule] = AuditRule.all
    ) throws -> PreviewObservations {
        PreviewObservations(
            try variants.map { variant in read(try ViewCanvas(view, variant: variant), variant) }, rules: rules)
    }

    private static func read(_ canvas: ViewCanvas, _ variant: Variant) -> AuditedScreen {
        canvas.draw(at: moment)
        let reader = ScreenReader(canvas, AuditedScreen.Setting(variant))
        var screen = reader.read()
        if variant.accessibility.contains(.reduceMotion) { reader.readMovements(into: &screen) }
        return screen
    }
}

extension AuditedScreen.Setting {
    /// The setting of a screen whose views have an environment.
    package init(_ environment: EnvironmentValues) {
        self.init()
        isDark = environment.colorScheme == .dark
        hasIncreasedContrast = environment.colorSchemeContrast == .increased
        textSize = DynamicTypeSize.allCases.firstIndex(of: environment.dynamicTypeSize) ?? 3
        isRightToLeft = environment.layoutDirection == .rightToLeft
        reducesMotion = environment.accessibilityReduceMotion
        label = "\(isDark ? "dark" : "light")-\(environment.dynamicTypeSize)"
    }

    package init(_ variant: Variant) {
        self.init()
        label = variant.label
        isDark = variant.scheme == .dark
        hasIncreasedContrast = variant.accessibility.contains(.increaseContrast)
        textSize = TypeSize.allCases.firstIndex(of: variant.typeSize) ?? 3
        isRightToLeft = variant.isRightToLeft ?? false
        reducesMotion = variant.accessibility.contains(.reduceMotion)
    }
}
