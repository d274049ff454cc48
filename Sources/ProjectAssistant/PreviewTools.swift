import Foundation
import InspectionMessages
import ModelContext

/// The tools that look at previews.
struct PreviewTools {
    var project: AssistedProject

    var all: [Tool] { [list, draw, tree, accessibility] }

    private var list: Tool {
        Tool(
            name: "list_previews", title: "List previews",
            description:
                "Lists the SwiftUI previews of the project, and its app's first screen. Use the names with the other tools.",
            parameters: [.init("filter", .string, "Only previews whose name, file, or module contains this text.")]
        ) { arguments in
            var request = InspectionRequest()
            request.parts = [.list]
            let reply = try project.ask(request)
            let filter = arguments.string("filter")?.lowercased() ?? ""
            let rows = (reply.previews ?? []).map { "\($0.name)  (\($0.module)/\($0.place))" }
            let found = rows.filter { filter.isEmpty || $0.lowercased().contains(filter) }
            guard !found.isEmpty else {
                return [.text(rows.isEmpty ? "The project has no previews." : "No preview contains “\(filter)”.")]
            }
            return [.text(found.joined(separator: "\n"))]
        }
    }

    private var draw: Tool {
        Tool(
            name: "draw_preview", title: "Draw a preview",
            description: """
                Builds the changed sources, starts a preview, and returns its picture. The preview stays on the screen for tap, \
                type_text, scroll, and other tools.
                """,
            parameters: [
                .init(
                    "preview", .string, "The name of the preview or a part of the name, a file, or File.swift:line.",
                    isRequired: true)
            ] + Self.variant + [
                .init("seconds", .number, "The number of seconds after the first moment."),
                Screen.stripParameter,
            ]
        ) { arguments in
            var request = InspectionRequest()
            request.preview = Self.preview(arguments)
            if let seconds = arguments.number("seconds") { request.actions = [.step(seconds: seconds)] }
            return try Screen(project).look(&request, arguments)
        }
    }

    private var tree: Tool {
        Tool(
            name: "view_tree", title: "Read the view tree",
            description: """
                Returns the elements of a preview with their frames in points, one a line. Without a preview, of what is on the \
                screen.
                """,
            parameters: [.init("preview", .string, "The preview to show. The default is the current preview.")]
                + Self.variant
        ) { arguments in try text(of: .tree, arguments) }
    }

    private var accessibility: Tool {
        Tool(
            name: "accessibility_tree", title: "Read the accessibility tree",
            description: """
                Returns what VoiceOver would read: roles, labels, values, traits and actions. The labels name elements for tap and \
                the like. Without a preview, of what is on the screen.
                """,
            parameters: [.init("preview", .string, "The preview to show. The default is the current preview.")]
                + Self.variant
        ) { arguments in try text(of: .accessibility, arguments) }
    }

    private func text(of part: InspectionRequest.Part, _ arguments: Arguments) throws -> [Tool.Content] {
        var request = InspectionRequest()
        request.parts = [part]
        if arguments.string("preview") != nil { request.preview = Self.preview(arguments) }
        let reply = try project.ask(request)
        if let problem = reply.problem { throw ToolProblem(problem) }
        return [.text(reply.tree ?? reply.accessibility ?? ""), .text(Screen.caption(reply))]
    }

    // MARK: - Variants

    private static let variant: [Tool.Parameter] = [
        .init("scheme", .choice(["light", "dark"]), "The color scheme."),
        .init("type_size", .string, "A Dynamic Type size, such as large, xxxLarge, or accessibility3."),
        .init("device", .string, "A device such as iPhone SE or iPad Pro 11."),
        .init("layout", .string, "device, sizeThatFits, or a size in points, such as 320x200."),
        .init("locale", .string, "A locale such as de_AT or ar."),
        .init("right_to_left", .boolean, "Lay out from right to left."),
        .init("landscape", .boolean, "Use landscape orientation."),
        .init("scale", .integer, "Pixels per point, from 1 to 3. The default is 1."),
    ]

    private static func preview(_ arguments: Arguments) -> InspectionRequest.Preview {
        var options: [String] = []
        for (name, option) in [
            ("scheme", "--scheme"), ("type_size", "--type-size"), ("device", "--device"), ("layout", "--layout"),
            ("locale", "--locale"),
        ] {
            // With an equals sign, a value that begins with a dash is one as well.
            if let value = arguments.string(name) { options.append("\(option)=\(value)") }
        }
        if arguments.bool("right_to_left") == true { options.append("--rtl") }
        if arguments.bool("landscape") == true { options.append("--landscape") }
        options.append("--scale=\(arguments.integer("scale") ?? 1)")
        return InspectionRequest.Preview(name: arguments.string("preview") ?? "", options: options)
    }
}
