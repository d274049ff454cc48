import CoreGraphics
import Foundation

extension Text {
    /// Sets what assistive technology reads instead of the text. The text is a localized string resource.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(labelResource))
    }
}
