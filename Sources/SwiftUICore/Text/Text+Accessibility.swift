import CoreGraphics
import Foundation

extension Text {
    /// Sets what assistive technology reads instead of the text.
    public func accessibilityLabel(_ label: Text) -> Text { modified(.accessibilityLabel(label)) }

    /// Sets what assistive technology reads instead of the text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Sets what assistive technology reads instead of the text.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Says that the text is a heading, and of which level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        modified(.accessibilityHeading(level))
    }

    /// Says what kind of text it is, so that assistive technology can read it accordingly.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        modified(.accessibilityTextContentType(value))
    }

    /// Sets the pitch of speech; there is no speech here, so this has no effect.
    public func speechAdjustedPitch(_ value: Double) -> Text { silent(.speechAdjustedPitch) }

    /// Sets whether punctuation is spoken; there is no speech here, so this has no effect.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        silent(.speechAlwaysIncludesPunctuation)
    }

    /// Sets whether announcements queue up; there is no speech here, so this has no effect.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { silent(.speechAnnouncementsQueued) }

    /// Sets whether characters are spoken one by one; there is no speech here, so this has no effect.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { silent(.speechSpellsOutCharacters) }

    private func silent(_ api: WithoutEffect) -> Text {
        api.log()
        return self
    }
}

// Speech is a matter of texts, which views here hand to nobody.
extension View {
    /// Sets the pitch of speech; there is no speech here, so this has no effect.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { silent(.viewSpeechAdjustedPitch) }

    /// Sets whether punctuation is spoken; there is no speech here, so this has no effect.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        silent(.viewSpeechAlwaysIncludesPunctuation)
    }

    /// Sets whether announcements queue up; there is no speech here, so this has no effect.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        silent(.viewSpeechAnnouncementsQueued)
    }

    /// Sets whether characters are spoken one by one; there is no speech here, so this has no effect.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        silent(.viewSpeechSpellsOutCharacters)
    }

    nonisolated private func silent(_ api: WithoutEffect) -> Self {
        api.log()
        return self
    }
}

extension Text {
    /// What is read aloud for the text.
    package func accessibilityText(in environment: EnvironmentValues) -> String {
        let resolved = ResolvedText(self, environment: environment)
        return resolved.accessibilityLabel ?? resolved.string
    }
}
