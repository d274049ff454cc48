import Foundation

extension View {
    /// A line under the title of the screen, in its navigation bar.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationBarPreference { $0.subtitle = $0.subtitle ?? subtitle }
    }

    /// A line under the title of the screen, looked up in the program's strings.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A line under the title of the screen.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// A line under the title of the screen, as it is.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
