import Typesetter

extension EnvironmentValues {
    /// The font that a text without one of its own has here.
    package var resolvedFont: FontRequest {
        let text = self.text
        return (text.font ?? .body).request(in: FontContext(self), modifiers: text.fontModifiers)
    }
}
