import CoreGraphics
import Foundation

extension Text {
    /// Sets the accessibility label of the text.
    public func accessibilityLabel(_ label: Text) -> Text { modified(.accessibilityLabel(label)) }

    /// Sets the accessibility label of the text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Sets the accessibility label of the text.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    /// Sets the level of the text as a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        modified(.accessibilityHeading(level))
    }

    /// Sets the accessibility text content type of the text, which affects how assistive technology reads it.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        modified(.accessibilityTextContentType(value))
    }

    /// Sets the pitch of speech. In Perch, this method has no effect, because there is no speech.
    public func speechAdjustedPitch(_ value: Double) -> Text { silent(.speechAdjustedPitch) }

    /// Sets whether punctuation is spoken. In Perch, this method has no effect, because there is no speech.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        silent(.speechAlwaysIncludesPunctuation)
    }

    /// Sets whether announcements are queued. In Perch, this method has no effect, because there is no speech.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { silent(.speechAnnouncementsQueued) }

    /// Sets whether characters are spoken separately. In Perch, this method has no effect, because there is no speech.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { silent(.speechSpellsOutCharacters) }

    private func silent(_ api: WithoutEffect) -> Text {
        api.log()
        return self
    }
}

// Speech is a matter of texts, which views here hand to nobody.
extension View {
    /// Sets the pitch of speech. In Perch, this method has no effect, because there is no speech.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { silent(.viewSpeechAdjustedPitch) }

    /// Sets whether punctuation is spoken. In Perch, this method has no effect, because there is no speech.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        silent(.viewSpeechAlwaysIncludesPunctuation)
    }

    /// Sets whether announcements are queued. In Perch, this method has no effect, because there is no speech.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        silent(.viewSpeechAnnouncementsQueued)
    }

    /// Sets whether characters are spoken separately. In Perch, this method has no effect, because there is no speech.
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
