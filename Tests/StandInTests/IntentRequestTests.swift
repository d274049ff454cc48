import AppIntents
import Foundation
import Testing

private struct RenameIntent: AppIntent, ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Rename"
    @Parameter(title: "Name") var name: String?
    @Parameter(title: "Color", default: "red") var color: String

    func perform() async throws -> some IntentResult {
        if color == "green" { throw $color.needsValueError("Which color?") }
        if color == "blue" { color = try await $color.requestDisambiguation(among: ["red", "blue"], dialog: "Which?") }
        if color == "gray" { try await requestConfirmation(actionName: .set, dialog: "Really?") }
        if color == "white" { throw needsToContinueInForegroundError() }
        return .result()
    }
}

@Suite struct IntentRequestTests {
    @Test func aResultCanBePassedToAnotherTask() async throws {
        let result = try await RenameIntent().perform()
        let task = Task.detached { result }
        _ = await task.value
        func isSendable(_ value: some Sendable) -> Bool { true }
        #expect(isSendable(result))
    }

    @Test(arguments: ["green", "blue", "gray", "white"]) func nobodyAnswers(color: String) async {
        let intent = RenameIntent()
        intent.color = color
        await #expect(throws: AppIntentError.self) { try await intent.perform() }
    }

    @Test func requestsOfParametersFail() async {
        let intent = RenameIntent()
        await #expect(throws: AppIntentError.self) { try await intent.$name.requestValue("Which name?") }
        await #expect(throws: AppIntentError.self) { try await intent.$name.requestConfirmation(for: "a") }
        await #expect(throws: AppIntentError.self) {
            try await intent.requestConfirmation(result: .result(dialog: "Really?"), confirmationActionName: .send)
        }
        #expect(ConfirmationActionName.send != .set)
        #expect(intent.$color.needsConfirmationError(for: "a") != intent.$color.needsDisambiguationError(among: []))
    }
}
