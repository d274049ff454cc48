import CoreGraphics
import Foundation

extension Text {
    /// Sets the accessibility label of the text, with a localized string resource.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text {
        accessibilityLabel(Text(labelResource))
    }
}
