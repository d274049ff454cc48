import Foundation
import SwiftUI

/// A type that describes why a text was not translated.
public struct TranslationError: Error, Equatable {
    private let kind: String
    /// The language of the text is not supported: none is here.
    public static let unsupportedSourceLanguage = TranslationError(kind: "unsupportedSourceLanguage")
    /// The language that is wanted is not supported: none is here.
    public static let unsupportedTargetLanguage = TranslationError(kind: "unsupportedTargetLanguage")
    /// The two languages are not supported together: none are here.
    public static let unsupportedLanguagePairing = TranslationError(kind: "unsupportedLanguagePairing")
    /// The language of the text is not recognized.
    public static let unableToIdentifyLanguage = TranslationError(kind: "unableToIdentifyLanguage")
    /// A translation error: there is no text.
    public static let nothingToTranslate = TranslationError(kind: "nothingToTranslate")
    /// A translation error: something else went wrong.
    public static let internalError = TranslationError(kind: "internalError")
    /// Lets `catch` compare an error with a kind.
    public static func ~= (kind: TranslationError, error: any Error) -> Bool { error as? TranslationError == kind }
}

/// A type that describes which languages can be translated: none can.
public final class LanguageAvailability: Sendable {
    /// Constants that indicate whether two languages can be translated.
    public enum Status: Sendable { case installed, supported, unsupported }
    /// Requests languages.
    public init() {}
    /// The languages that can be translated. In Perch, there is none.
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    /// Returns a Boolean value that indicates whether two languages can be translated: they cannot.
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    /// Returns a Boolean value that indicates whether a text can be translated. In Perch, it is always false.
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

/// Translates texts. Each call throws that the languages are not supported.
public final class TranslationSession: Sendable {
    /// A type that describes which languages are meant.
    public struct Configuration: Equatable, Sendable {
        /// The language of texts. Nil to recognize it.
        public var source: Locale.Language?
        /// The language that is wanted. Nil for the user's.
        public var target: Locale.Language?
        /// The version, which indicates how often the work was asked for again.
        public private(set) var version = 0
        /// Creates two languages.
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }
        /// Requests the work again.
        public mutating func invalidate() { version += 1 }
    }
    /// A text.
    public struct Request: Sendable, Equatable {
        public var sourceText: String
        public var clientIdentifier: String?
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }
    /// A text that was translated.
    public struct Response: Sendable, Equatable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }

    /// The language of texts.
    public let sourceLanguage: Locale.Language?
    /// The language that is wanted.
    public let targetLanguage: Locale.Language?
    init(_ source: Locale.Language?, _ target: Locale.Language?) { (sourceLanguage, targetLanguage) = (source, target) }
    /// Creates two languages of which the translations are there. None are.
    public convenience init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
        self.init(source, target)
    }
    /// Translates a text. It throws that the languages are not supported.
    public func translate(_ string: String) async throws -> Response {
        throw TranslationError.unsupportedLanguagePairing
    }
    /// Translates texts. It throws that the languages are not supported.
    public func translations(from batch: [Request]) async throws -> [Response] {
        throw TranslationError.unsupportedLanguagePairing
    }
    /// Fetches what translating needs. It throws that the languages are not supported.
    public func prepareTranslation() async throws { throw TranslationError.unsupportedLanguagePairing }
}
