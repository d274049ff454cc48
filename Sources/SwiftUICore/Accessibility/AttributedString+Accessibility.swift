import Foundation

extension AttributeScopes {
    /// The attributes of speech.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// Attributes for assistive technology. Perch stores them, but they have no effect, because browsers determine how
    /// screen readers speak.
    public struct AccessibilityAttributes: AttributeScope {
        /// The pitch of speech, from -1 to 1.
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        /// A Boolean value that indicates whether an announcement waits for the previous one.
        public let accessibilitySpeechAnnouncementsQueued: QueueAnnouncementAttribute
        /// A Boolean value that indicates whether punctuation is spoken.
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        /// The pronunciation, in the International Phonetic Alphabet.
        public let accessibilitySpeechPhoneticNotation: IPANotationAttribute
        /// A Boolean value that indicates whether each character is spoken.
        public let accessibilitySpeechSpellsOutCharacters: SpellOutAttribute

        /// The key of the pitch of speech.
        public enum AdjustedPitchAttribute: CodableAttributedStringKey, Sendable {
            public typealias Value = Double
            public static let name = "UIAccessibilitySpeechAttributePitch"
        }
        /// The key of whether an announcement waits.
        public enum QueueAnnouncementAttribute: CodableAttributedStringKey, Sendable {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
        }
        /// The key of whether punctuation is spoken.
        public enum IncludesPunctuationAttribute: CodableAttributedStringKey, Sendable {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributePunctuation"
        }
        /// The key of the pronunciation.
        public enum IPANotationAttribute: CodableAttributedStringKey, Sendable {
            public typealias Value = String
            public static let name = "UIAccessibilitySpeechAttributeIPANotation"
        }
        /// The key of whether each character is spoken.
        public enum SpellOutAttribute: CodableAttributedStringKey, Sendable {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributeSpellOut"
        }
    }
}

extension AttributeDynamicLookup {
    /// Accesses the accessibility attributes by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T { self[T.self] }
}
