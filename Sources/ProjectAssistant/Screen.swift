import Foundation
import InspectionMessages
import ModelContext

/// What is on the screen, as a reply to an assistant.
struct Screen {
    private let project: AssistedProject

    init(_ project: AssistedProject) { self.project = project }

    static let stripParameter = Tool.Parameter(
        "strip", .string,
        "Moments to draw side by side instead of one, to see motion: 0…0.5s:6 is six from now to half a second on.")

    /// Asks for a picture, and says what it is of.
    func look(_ request: inout InspectionRequest, _ arguments: Arguments) throws -> [Tool.Content] {
        request.parts.insert(.picture)
        request.strip = arguments.string("strip")
        let reply = try project.ask(request)
        let picture = reply.picture.map { [Tool.Content.picture($0)] } ?? []
        if let problem = reply.problem { throw ToolProblem(problem, content: picture) }
        return picture + [.text(Self.caption(reply))]
    }

    static func caption(_ reply: InspectionReply) -> String {
        var lines: [String] = []
        if let title = reply.title, let width = reply.width, let height = reply.height, let time = reply.time {
            lines.append(
                "\(title): \(width.formatted()) × \(height.formatted()) points, "
                    + "\(time.formatted(.number.precision(.fractionLength(0...2)))) s after the first moment.")
        }
        return (lines + reply.messages).joined(separator: "\n")
    }
}
