import Foundation
import PerchStandIns
import SwiftUI

/// The name of the action that the user confirms.
public struct ConfirmationActionName: Sendable, Hashable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// The name of the action "continue".
    public static let `continue` = ConfirmationActionName("continue")
    /// The name of the action "add".
    public static let add = ConfirmationActionName("add")
    /// The name of the action "add data".
    public static let addData = ConfirmationActionName("addData")
    /// The name of the action "book".
    public static let book = ConfirmationActionName("book")
    /// The name of the action "buy".
    public static let buy = ConfirmationActionName("buy")
    /// The name of the action "call".
    public static let call = ConfirmationActionName("call")
    /// The name of the action "check in".
    public static let checkIn = ConfirmationActionName("checkIn")
    /// The name of the action "create".
    public static let create = ConfirmationActionName("create")
    /// The name of the action "do".
    public static let `do` = ConfirmationActionName("do")
    /// The name of the action "download".
    public static let download = ConfirmationActionName("download")
    /// The name of the action "filter".
    public static let filter = ConfirmationActionName("filter")
    /// The name of the action "find".
    public static let find = ConfirmationActionName("find")
    /// The name of the action "get".
    public static let get = ConfirmationActionName("get")
    /// The name of the action "go".
    public static let go = ConfirmationActionName("go")
    /// The name of the action "log".
    public static let log = ConfirmationActionName("log")
    /// The name of the action "open".
    public static let open = ConfirmationActionName("open")
    /// The name of the action "order".
    public static let order = ConfirmationActionName("order")
    /// The name of the action "pay".
    public static let pay = ConfirmationActionName("pay")
    /// The name of the action "play".
    public static let play = ConfirmationActionName("play")
    /// The name of the action "play sound".
    public static let playSound = ConfirmationActionName("playSound")
    /// The name of the action "post".
    public static let post = ConfirmationActionName("post")
    /// The name of the action "request".
    public static let request = ConfirmationActionName("request")
    /// The name of the action "run".
    public static let run = ConfirmationActionName("run")
    /// The name of the action "search".
    public static let search = ConfirmationActionName("search")
    /// The name of the action "send".
    public static let send = ConfirmationActionName("send")
    /// The name of the action "set".
    public static let set = ConfirmationActionName("set")
    /// The name of the action "share".
    public static let share = ConfirmationActionName("share")
    /// The name of the action "start".
    public static let start = ConfirmationActionName("start")
    /// The name of the action "start navigation".
    public static let startNavigation = ConfirmationActionName("startNavigation")
    /// The name of the action "toggle".
    public static let toggle = ConfirmationActionName("toggle")
    /// The name of the action "turn off".
    public static let turnOff = ConfirmationActionName("turnOff")
    /// The name of the action "turn on".
    public static let turnOn = ConfirmationActionName("turnOn")
    /// The name of the action "view".
    public static let view = ConfirmationActionName("view")

    /// Returns a name with labels of the app.
    ///
    /// - Parameters:
    ///   - acceptLabel: The label of the button that accepts.
    ///   - acceptAlternatives: Other words with which the user accepts.
    ///   - denyLabel: The label of the button that denies.
    ///   - denyAlternatives: Other words with which the user denies.
    ///   - destructive: A Boolean value that indicates whether the action destroys data.
    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool
    ) -> ConfirmationActionName { ConfirmationActionName(acceptLabel.key) }
}

/// The error of an intent that needs the user, or that does not run. In Perch, nobody answers the questions of an intent.
public struct AppIntentError: Error, Hashable, Sendable, CustomLocalizedStringResourceConvertible {
    private enum Kind: String {
        case value = "The intent needs a value."
        case choice = "The intent needs a choice between values."
        case confirmation = "The intent needs a confirmation."
        case foreground = "The intent needs to continue in the app."
        case notPerformed = "The intent is not performed."
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    static let needsValue = AppIntentError(.value)
    static let needsChoice = AppIntentError(.choice)
    static let needsConfirmation = AppIntentError(.confirmation)
    static let needsForeground = AppIntentError(.foreground)
    static let notPerformed = AppIntentError(.notPerformed)

    public var localizedStringResource: LocalizedStringResource {
        LocalizedStringResource(stringLiteral: kind.rawValue)
    }
}

private func nobodyAnswers(_ call: String) { inert(call, "nobody answers the questions of an intent") }

extension IntentParameter {
    /// Asks the user for the value. In Perch, nobody answers, so the method has no effect other than an
    /// ``AppIntentError``.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        nobodyAnswers("IntentParameter.requestValue(_:)")
        throw AppIntentError.needsValue
    }

    /// Asks the user to confirm a value. In Perch, nobody answers, so the method has no effect other than an
    /// ``AppIntentError``.
    public func requestConfirmation(for itemToConfirm: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        nobodyAnswers("IntentParameter.requestConfirmation(for:dialog:)")
        throw AppIntentError.needsConfirmation
    }

    /// Asks the user to select a value. In Perch, nobody answers, so the method has no effect other than an
    /// ``AppIntentError``.
    public func requestDisambiguation(among items: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        nobodyAnswers("IntentParameter.requestDisambiguation(among:dialog:)")
        throw AppIntentError.needsChoice
    }

    /// Returns an error that asks the user for the value, and then runs the intent again. In Perch, nobody answers.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }

    /// Returns an error that asks the user to confirm a value, and then runs the intent again. In Perch, nobody answers.
    public func needsConfirmationError(for itemToConfirm: Value, dialog: IntentDialog? = nil) -> AppIntentError {
        .needsConfirmation
    }

    /// Returns an error that asks the user to select a value, and then runs the intent again. In Perch, nobody answers.
    public func needsDisambiguationError(among items: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
        .needsChoice
    }
}

extension AppIntent {
    /// Asks the user to confirm the intent. In Perch, nobody answers, so the method has no effect other than an
    /// ``AppIntentError``.
    public func requestConfirmation() async throws {
        nobodyAnswers("AppIntent.requestConfirmation()")
        throw AppIntentError.needsConfirmation
    }

    /// Asks the user to confirm a result. In Perch, nobody answers, so the method has no effect other than an
    /// ``AppIntentError``.
    public func requestConfirmation(
        result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws {
        nobodyAnswers("AppIntent.requestConfirmation(result:confirmationActionName:showPrompt:)")
        throw AppIntentError.needsConfirmation
    }

    /// Asks the user to confirm the intent with a dialog. In Perch, nobody answers, so the method has no effect other
    /// than an ``AppIntentError``.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws {
        nobodyAnswers("AppIntent.requestConfirmation(actionName:dialog:)")
        throw AppIntentError.needsConfirmation
    }

    /// Asks the user to confirm the intent with a dialog and a view. In Perch, nobody answers, so the method has no
    /// effect other than an ``AppIntentError``.
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog, showDialogAsPrompt: Bool = true,
        @ViewBuilder content: () -> some View
    ) async throws {
        nobodyAnswers("AppIntent.requestConfirmation(actionName:dialog:showDialogAsPrompt:content:)")
        throw AppIntentError.needsConfirmation
    }
}

extension ForegroundContinuableIntent {
    /// Asks the user to continue in the app. In Perch, nobody answers, so the method has no effect other than an
    /// ``AppIntentError``.
    public func requestToContinueInForeground(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) async throws {
        nobodyAnswers("ForegroundContinuableIntent.requestToContinueInForeground(_:continuation:)")
        throw AppIntentError.needsForeground
    }

    /// Returns an error that asks the user to continue in the app. In Perch, nobody answers.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
    ) -> AppIntentError { .needsForeground }
}
