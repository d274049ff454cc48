import SwiftUI

extension ChartContent {
    /// Sets the accessibility label of the marks, with a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
        changed { $0.label = Text(labelResource) }
    }

    /// Sets the accessibility value of the marks, with a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
        changed { $0.value = Text(valueResource) }
    }
}
