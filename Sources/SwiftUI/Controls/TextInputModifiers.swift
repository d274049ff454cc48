import UIKit

/// The label of the keyboard's Return key.
public struct SubmitLabel: Sendable {
    package typealias Kind = TextInputTraits.ReturnKey
    package let kind: Kind

    /// The key says "done".
    public static var done: SubmitLabel { SubmitLabel(kind: .done) }
    /// The key says "go".
    public static var go: SubmitLabel { SubmitLabel(kind: .go) }
    /// The key says "send".
    public static var send: SubmitLabel { SubmitLabel(kind: .send) }
    /// The key says "join".
    public static var join: SubmitLabel { SubmitLabel(kind: .join) }
    /// The key says "route".
    public static var route: SubmitLabel { SubmitLabel(kind: .route) }
    /// The key says "search".
    public static var search: SubmitLabel { SubmitLabel(kind: .search) }
    /// The key says "return".
    public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
    /// The key says "next".
    public static var next: SubmitLabel { SubmitLabel(kind: .next) }
    /// The key says "continue".
    public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

/// The kinds of input that trigger a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The automatic capitalization of the keyboard.
public struct TextInputAutocapitalization: Sendable {
    package typealias Kind = TextInputTraits.Capitals
    package let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// Creates an autocapitalization from UIKit's type; nil for a value that is not known.
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: kind = .never
        case .words: kind = .words
        case .sentences: kind = .sentences
        case .allCharacters: kind = .characters
        @unknown default: return nil
        }
    }

    /// An autocapitalization that never capitalizes letters.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(kind: .never) }
    /// Each word begins with a capital.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    /// Each sentence begins with a capital.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    /// Capitals only.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(kind: .characters) }
}

/// What the keyboard is notified of the text that is typed.
package struct KeyboardTraits {
    package var keyboardType: UIKeyboardType = .default
    package var contentType: UITextContentType?
    package var submitLabel: SubmitLabel?
    package var autocapitalization: TextInputAutocapitalization?
    package var autocorrectionDisabled = false
}

private enum KeyboardTraitsKey: EnvironmentKey {
    static var defaultValue: KeyboardTraits { KeyboardTraits() }
}

extension EnvironmentValues {
    /// What the keyboard is notified of the text that is typed.
    package var keyboardTraits: KeyboardTraits {
        get { self[KeyboardTraitsKey.self] }
        set { self[KeyboardTraitsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the keyboard leaves what is typed as it is.
    public var autocorrectionDisabled: Bool {
        get { keyboardTraits.autocorrectionDisabled }
        set { keyboardTraits.autocorrectionDisabled = newValue }
    }

    /// A Boolean value that indicates whether the keyboard leaves what is typed as it is, by an older name; setting nil
    /// sets false.
    @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

/// Actions that run when text is submitted, the innermost first.
package struct SubmitActions {
    private var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

    package func run(_ trigger: SubmitTriggers) {
        for entry in actions where !entry.triggers.isDisjoint(with: trigger) { entry.action() }
    }

    func adding(_ action: @escaping () -> Void, for triggers: SubmitTriggers) -> SubmitActions {
        var copy = self
        copy.actions.insert((triggers, action), at: 0)
        return copy
    }
}

private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: SubmitActions { SubmitActions() }
}

extension EnvironmentValues {
    package var submitActions: SubmitActions {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Sets the keyboard type of text fields in this view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.keyboardTraits) { $0.keyboardType = type }
    }

    /// Sets the meaning of text in this view's fields, for automatic filling.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.keyboardTraits) { $0.contentType = textContentType }
    }

    /// Sets the automatic capitalization of this view's fields; nil is as usual.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        transformEnvironment(\.keyboardTraits) { $0.autocapitalization = autocapitalization }
    }

    /// Sets the automatic capitalization of this view's fields.
    @available(iOS, deprecated: 100000.0, renamed: "textInputAutocapitalization(_:)")
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets whether automatic correction is disabled in this view's fields.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.keyboardTraits) { $0.autocorrectionDisabled = disable }
    }

    /// Sets whether automatic correction is disabled in this view's fields.
    @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.keyboardTraits) { if let disable { $0.autocorrectionDisabled = disable } }
    }

    /// Sets the label of the Return key for this view's fields. Hosts that show a keyboard are notified.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.keyboardTraits) { $0.submitLabel = submitLabel }
    }

    /// Calls `action` when text in this view is submitted.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0 = $0.adding(action, for: triggers) }
    }

    /// Keeps submissions in this view from the actions of the views above.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
    }
}
