import Foundation

/// The language and the region that texts, amounts and dates are written for.
///
/// This module does not depend on a string catalog: the screens install one. A command and a server, which install
/// none, speak English.
public struct Localization: Sendable {
    private let translate: @Sendable (Phrase) -> String
    private let region: @Sendable () -> Locale

    /// - Parameters:
    ///   - translate: finds a text in the language of the person for whom the code runs.
    ///   - region: gives that person's language and region.
    public init(
        translate: @escaping @Sendable (Phrase) -> String, region: @escaping @Sendable () -> Locale
    ) {
        self.translate = translate
        self.region = region
    }

    /// English as in the United States.
    public static let english = Localization(translate: \.english, region: { unitedStates })

    static let unitedStates = Locale(identifier: "en_US")

    /// What the process speaks.
    public static var current: Localization {
        get { installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }

    private static let installed = Guarded(english)

    public func text(_ phrase: Phrase) -> String { translate(phrase) }

    public var locale: Locale { region() }
}

/// A text in the language of the person for whom the code runs.
public func localized(_ phrase: Phrase) -> String { Localization.current.text(phrase) }

/// A value behind a lock.
final class Guarded<Value: Sendable>: @unchecked Sendable {
    // Unchecked, because the compiler cannot know that the lock guards the value.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
