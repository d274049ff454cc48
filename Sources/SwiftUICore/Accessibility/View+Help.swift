import Foundation

extension View {
    /// Adds help text to the view. It is an accessibility hint, and a host with a pointer can show it as a tooltip.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Adds help text to the view. It is an accessibility hint, and a host with a pointer can show it as a tooltip.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Adds help text to the view. It is an accessibility hint, and a host with a pointer can show it as a tooltip.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
