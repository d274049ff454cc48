import UIKit

/// The label of the keyboard's Return key.
public struct SubmitLabel: Sendable {
    package typealias Kind = TextInputTraits.ReturnKey
    package let kind: Kind

    /// A label with the text “done”.
    public static var done: SubmitLabel { SubmitLabel(kind: .done) }
    /// A label with the text “go”.
    public static var go: SubmitLabel { SubmitLabel(kind: .go) }
    /// A label with the text “send”.
    public static var send: SubmitLabel { SubmitLabel(kind: .send) }
    /// A label with the text “join”.
    public static var join: SubmitLabel { SubmitLabel(kind: .join) }
    /// A label with the text “route”.
    public static var route: SubmitLabel { SubmitLabel(kind: .route) }
    /// A label with the text “search”.
    public static var search: SubmitLabel { SubmitLabel(kind: .search) }
    /// A label with the text “return”.
    public static var `return`: SubmitLabel { SubmitLabel(kind: .return) }
    /// A label with the text “next”.
    public static var next: SubmitLabel { SubmitLabel(kind: .next) }
    /// A label with the text “continue”.
    public static var `continue`: SubmitLabel { SubmitLabel(kind: .continue) }
}

/// The kinds of input that trigger a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A trigger for text fields and secure fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A trigger for search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// The automatic capitalization of the keyboard.
public struct TextInputAutocapitalization: Sendable {
    package typealias Kind = TextInputTraits.Capitals
    package let kind: Kind

    private init(kind: Kind) { self.kind = kind }

    /// Creates an autocapitalization from a UIKit type. Returns nil for an unknown value.
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
    /// An autocapitalization that capitalizes the first letter of each word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(kind: .words) }
    /// An autocapitalization that capitalizes the first letter of each sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(kind: .sentences) }
    /// An autocapitalization that capitalizes every letter.
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

    /// A Boolean value that indicates whether automatic correction is disabled.
    public var autocorrectionDisabled: Bool {
        get { keyboardTraits.autocorrectionDisabled }
        set { keyboardTraits.autocorrectionDisabled = newValue }
    }

    /// A Boolean value that indicates whether automatic correction is disabled. This is an older name of
    /// `autocorrectionDisabled`. Nil sets false.
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

    /// Sets the content type of the text fields in this view, which the system uses to fill them.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.keyboardTraits) { $0.contentType = textContentType }
    }

    /// Sets the automatic capitalization of the text fields in this view. Nil is the default.
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

    /// Sets whether automatic correction is disabled in the text fields of this view.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        transformEnvironment(\.keyboardTraits) { $0.autocorrectionDisabled = disable }
    }

    /// Sets whether automatic correction is disabled in this view's fields.
    @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.keyboardTraits) { if let disable { $0.autocorrectionDisabled = disable } }
    }

    /// Sets the label of the Return key for the text fields in this view. Perch notifies hosts that show a keyboard.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.keyboardTraits) { $0.submitLabel = submitLabel }
    }

    /// Calls `action` when the user submits a text in this view.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View {
        transformEnvironment(\.submitActions) { $0 = $0.adding(action, for: triggers) }
    }

    /// Prevents submissions in this view from calling the actions of the views around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = SubmitActions() } }
    }
}
