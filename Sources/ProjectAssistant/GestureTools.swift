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
        .init("element", .string, "The element's identifier, label, or value, as in accessibility_tree."),
        .init("index", .integer, "The index, from 0, if several elements match."),
        .init("x", .number, "The horizontal position of a point on the screen, to use instead of an element."),
        .init("y", .number, "The vertical position of the point, from the top edge."),
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
            "tap", "Tap", "Taps an element or a point of the current preview.",
            Self.element + [
                .init("count", .integer, "2 for a double tap."),
                .init("seconds", .number, "The duration of the touch, for a long press."),
            ]
        ) { arguments in
            .tap(
                try Self.place(arguments), count: arguments.integer("count") ?? 1, seconds: arguments.number("seconds"))
        }
    }

    private var type: Tool {
        tool(
            "type_text", "Type", "Types text into a field. Without an element, types into the focused field.",
            [
                .init("text", .string, "The text to type. A line break presses the Return key.", isRequired: true),
                .init("replace", .boolean, "Replace the text in the field."),
            ] + Self.element
        ) { arguments in
            .type(
                arguments.string("text") ?? "", Self.optionalPlace(arguments),
                replacing: arguments.bool("replace") ?? false)
        }
    }

    private var scroll: Tool {
        tool(
            "scroll", "Scroll", "Scrolls in a direction with a finger.",
            [
                .init(
                    "direction", .choice(InspectionRequest.Direction.allCases.map(\.rawValue)),
                    "down shows what lies further down.", isRequired: true),
                .init("points", .number, "The distance. Without it, the finger flings."),
            ] + Self.element
        ) { arguments in
            .scroll(
                arguments.string("direction").flatMap(InspectionRequest.Direction.init) ?? .down,
                Self.optionalPlace(arguments), points: arguments.number("points"))
        }
    }

    private var drag: Tool {
        tool(
            "drag", "Drag",
            "Drags a finger from an element or point to another, for example to move a slider or to reorder rows.",
            ["from", "to"].flatMap { end -> [Tool.Parameter] in
                [
                    .init("\(end)_element", .string, "The element at this end."),
                    .init(
                        "\(end)_x", .number,
                        "The horizontal position of the point, from the left edge, to use instead of an element."),
                    .init("\(end)_y", .number, "The vertical position of the point, from the top edge."),
                ]
            } + [.init("seconds", .number, "The duration. The default is half a second.")]
        ) { arguments in
            .drag(
                from: try Self.place(arguments, "from_"), to: try Self.place(arguments, "to_"),
                seconds: arguments.number("seconds") ?? 0.5)
        }
    }

    private var perform: Tool {
        tool(
            "perform_action", "Perform an accessibility action",
            "Performs an accessibility action of an element: activate, increment, decrement, or a named action.",
            [.init("action", .string, "activate, increment, decrement or an action's name.", isRequired: true)]
                + Array(Self.element.prefix(2))
        ) { arguments in
            guard arguments.string("element") != nil else { throw ToolProblem("perform_action needs an element.") }
            return .perform(arguments.string("action") ?? "", try Self.place(arguments))
        }
    }

    private var step: Tool {
        tool(
            "step_time", "Advance the time",
            "Advances the preview's clock, which otherwise stands still. Animations, timers, and sleeping tasks continue.",
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
