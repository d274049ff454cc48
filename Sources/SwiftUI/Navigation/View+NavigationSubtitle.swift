import Foundation

extension View {
    /// Sets a subtitle for the screen, in its navigation bar.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationBarPreference { $0.subtitle = $0.subtitle ?? subtitle }
    }

    /// Sets a subtitle for the screen, with a localized string.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a subtitle for the screen.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets a subtitle for the screen, with a string that is not localized.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
