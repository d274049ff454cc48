import Foundation
import Typesetter

extension EnvironmentValues {
    /// The font that a text without its own has here.
    package var resolvedFont: FontRequest {
        let text = self.text
        return (text.font ?? .body).request(in: FontContext(self), modifiers: text.fontModifiers)
    }

    /// From one line of text to the next here, in points.
    package var linePitch: CGFloat {
        let metrics = Typesetter.shared.metrics(of: resolvedFont)
        return metrics.lineHeight + metrics.leading
    }
}
