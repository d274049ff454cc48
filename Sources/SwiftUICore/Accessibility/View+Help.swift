import Foundation

extension View {
    /// Says what the view is for: as a hint to assistive technology. A host with a pointer may show it as a tip.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Says what the view is for: as a hint to assistive technology. A host with a pointer may show it as a tip.
    nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Says what the view is for: as a hint to assistive technology. A host with a pointer may show it as a tip.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
