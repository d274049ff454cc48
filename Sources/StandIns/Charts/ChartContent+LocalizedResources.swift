import SwiftUI

extension ChartContent {
    /// What assistive technology calls the marks. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
        changed { $0.label = Text(labelResource) }
    }

    /// What assistive technology says of the marks. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
        changed { $0.value = Text(valueResource) }
    }
}
