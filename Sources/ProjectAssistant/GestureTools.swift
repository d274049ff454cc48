import Foundation
import InspectionMessages
import ModelContext

/// The tools that use the preview on the screen as a person does. Each returns a picture of what came of it.
struct GestureTools {
    var project: AssistedProject

    var all: [Tool] { [tap, type, scroll, drag, perform, step] }

    /// How long the picture of an action waits for motion to end, in seconds of the preview's clock.
    private static let rest = 3.0

    private static let element: [Tool.Parameter] = [
        .init("element", .string, "The element's identifier, label or value, as accessibility_tree shows it."),
        .init("index", .integer, "Which one, counted from 0, where several elements are alike."),
        .init("x", .number, "Instead of an element: a point of the screen, from its left edge."),
        .init("y", .number, "The point's distance from the upper edge."),
    ]

    private func tool(
        _ name: String, _ title: String, _ description: String, _ parameters: [Tool.Parameter],
        action: @escaping @Sendable (Arguments) throws -> InspectionRequest.Action
    ) -> Tool {
        Tool(
            name: name, title: title, description: description, parameters: parameters + [Screen.stripParameter],
            isReadOnly: false
        ) { [project] arguments in
            var request = InspectionRequest()
            request.actions = [try action(arguments)]
            // A strip shows the motion that a picture waits for.
            if arguments.string("strip") == nil, name != "step_time" {
                request.actions.append(.settle(seconds: Self.rest))
            }
            return try Screen(project).look(&request, arguments)
        }
    }

    private var tap: Tool {
        tool(
            "tap", "Tap", "Taps an element or a point of the preview on the screen.",
            Self.element + [
                .init("count", .integer, "2 for a double tap."),
                .init("seconds", .number, "How long the finger stays, for a long press."),
            ]
        ) { arguments in
            .tap(
                try Self.place(arguments), count: arguments.integer("count") ?? 1, seconds: arguments.number("seconds"))
        }
    }

    private var type: Tool {
        tool(
            "type_text", "Type", "Types into a field. Without an element, into the field that has the keyboard.",
            [
                .init("text", .string, "What to type; a line break is the return key.", isRequired: true),
                .init("replace", .boolean, "Type in place of what the field contains."),
            ] + Self.element
        ) { arguments in
            .type(
                arguments.string("text") ?? "", Self.optionalPlace(arguments),
                replacing: arguments.bool("replace") ?? false)
        }
    }

    private var scroll: Tool {
        tool(
            "scroll", "Scroll", "Shows more of what lies in a direction, by a finger's movement.",
            [
                .init(
                    "direction", .choice(InspectionRequest.Direction.allCases.map(\.rawValue)),
                    "down shows what lies further down.", isRequired: true),
                .init("points", .number, "How far; without it, the finger flings."),
            ] + Self.element
        ) { arguments in
            .scroll(
                arguments.string("direction").flatMap(InspectionRequest.Direction.init) ?? .down,
                Self.optionalPlace(arguments), points: arguments.number("points"))
        }
    }

    private var drag: Tool {
        tool(
            "drag", "Drag", "Moves a finger from an element or a point to another, as for a slider or to reorder rows.",
            ["from", "to"].flatMap { end -> [Tool.Parameter] in
                [
                    .init("\(end)_element", .string, "The element at this end."),
                    .init("\(end)_x", .number, "Instead of an element: the point's distance from the left edge."),
                    .init("\(end)_y", .number, "The point's distance from the upper edge."),
                ]
            } + [.init("seconds", .number, "How long it takes; half a second if left out.")]
        ) { arguments in
            .drag(
                from: try Self.place(arguments, "from_"), to: try Self.place(arguments, "to_"),
                seconds: arguments.number("seconds") ?? 0.5)
        }
    }

    private var perform: Tool {
        tool(
            "perform_action", "Perform an accessibility action",
            "Does what VoiceOver can do with an element: activate, increment, decrement, or one of its named actions.",
            [.init("action", .string, "activate, increment, decrement or an action's name.", isRequired: true)]
                + Array(Self.element.prefix(2))
        ) { arguments in
            guard arguments.string("element") != nil else { throw ToolProblem("perform_action needs an element.") }
            return .perform(arguments.string("action") ?? "", try Self.place(arguments))
        }
    }

    private var step: Tool {
        tool(
            "step_time", "Let time pass",
            "Lets time pass for the preview, whose clock otherwise stands still: animations, timers and sleeping tasks go on.",
            [.init("seconds", .number, "How long.", isRequired: true)]
        ) { arguments in .step(seconds: arguments.number("seconds") ?? 0) }
    }

    // MARK: - Places

    private static func optionalPlace(_ arguments: Arguments, _ prefix: String = "") -> InspectionRequest.Place? {
        if let name = arguments.string(prefix + "element") {
            return .element(name: name, index: arguments.integer(prefix + "index"))
        }
        guard let x = arguments.number(prefix + "x"), let y = arguments.number(prefix + "y") else { return nil }
        return .point(x: x, y: y)
    }

    private static func place(_ arguments: Arguments, _ prefix: String = "") throws -> InspectionRequest.Place {
        guard let place = optionalPlace(arguments, prefix) else {
            throw ToolProblem("Specify \(prefix)element, or both \(prefix)x and \(prefix)y.")
        }
        return place
    }
}
