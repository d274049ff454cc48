import ProjectModel

/// The classes that Xcode makes of a description of SiriKit intents.
struct IntentSources {
    var definition: IntentDefinition

    /// The source.
    var text: String {
        (["public import Foundation\npublic import Intents\npublic import UIKit"] + definition.choices.map(source)
            + definition.types.map(source)
            + definition.intents.map(source)).joined(separator: "\n\n") + "\n"
    }

    private func source(_ choice: IntentDefinition.Choice) -> String {
        var cases = choice.cases
        // Every choice can be unknown.
        if !cases.contains(where: { $0.index == 0 }) { cases.insert(("unknown", 0), at: 0) }
        let lines = cases.map { "    case `\($0.name)` = \($0.index)" }
        return "public enum \(choice.name): Int, Sendable {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func source(_ type: IntentDefinition.ObjectType) -> String {
        "open class \(type.name): INObject {\n\(properties(type.properties))}"
    }

    private func source(_ intent: IntentDefinition.Intent) -> String {
        let name = intent.className
        let codes = Self.codes + intent.codes.filter { !Self.codes.contains($0) }
        return """
            open class \(name): INIntent {
            \(properties(intent.parameters))}

            public protocol \(name)Handling: NSObjectProtocol {
                func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)
            }

            extension \(name)Handling {
                public func handle(intent: \(name), completion: @escaping (\(name)Response) -> Void) {
                    completion(\(name)Response(code: .unspecified, userActivity: nil))
                }
            }

            public enum \(name)ResponseCode: Int, Sendable {
            \(codes.enumerated().map { "    case \($1) = \($0 < Self.codes.count ? $0 : 100 + $0 - Self.codes.count)" }.joined(separator: "\n"))
            }

            open class \(name)Response: INIntentResponse {
                public let code: \(name)ResponseCode
                public init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {
                    self.code = code
                    super.init()
                    self.userActivity = userActivity
                }
                public required convenience init() { self.init(code: .unspecified, userActivity: nil) }
            }
            """
    }

    /// The codes of every answer; others begin at 100.
    private static let codes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    private func properties(_ parameters: [IntentDefinition.Parameter]) -> String {
        parameters.map { parameter in
            let type = parameter.isArray ? "[\(parameter.type)]?" : parameter.type + (parameter.isChoice ? "" : "?")
            let isSet = parameter.isChoice && !parameter.isArray
            let initial =
                parameter.isArray ? nil : parameter.initial ?? (isSet ? "\(parameter.type)(rawValue: 0)!" : nil)
            return "    open var `\(parameter.name)`: \(type)" + (initial.map { " = " + $0 } ?? "") + "\n"
        }.joined()
    }
}
