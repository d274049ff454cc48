import Foundation

extension View {
    /// Sets a badge beside a list row or on a tab. The text is a localized string resource.
    @_disfavoredOverload
    nonisolated public func badge(_ key: LocalizedStringResource?) -> some View {
        trait(BadgeKey.self, key.map { Text($0) })
    }
}
