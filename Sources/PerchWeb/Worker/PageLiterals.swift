import LiteralValues
import LiveLiterals
import PerchCommands
import PerchHost

/// Literals of the program's sources that are changed without a build: by saving a file, and by a person on the page.
@MainActor
final class PageLiterals {
    private let content: WorkerRole.Content
    /// The literals that said something else than was compiled when the session was last told.
    private var saved: [Int: LiteralValue] = [:]

    init(_ content: WorkerRole.Content) { self.content = content }

    /// Shows what was saved. What a person has set on the page counts until the same literal is saved.
    func take(_ new: [Int: LiteralValue], in session: Session?) {
        let changed = Set(new.keys).union(saved.keys).filter { new[$0] != saved[$0] }
        saved = new
        session?.perform { LiveLiterals.setOwn(LiveLiterals.own.filter { !changed.contains($0.key) }) }
    }

    /// Whether the program was built so that literals can be changed.
    static let areChangeable = BuildRecipe.ofThisProgram?.literals != nil
    private static let index = (BuildRecipe.ofThisProgram?.literals?.index).map(LiteralIndex.read)

    /// The literals of the file that a preview is in, and the line of the preview.
    private func literals(of preview: String) -> (path: String, literals: SourceLiterals, line: Int)? {
        guard content == .previews, let entry = PreviewDirectory.entry(preview), let line = entry.line,
            let file = Self.index?.file(entry.file, in: entry.module)
        else { return nil }
        return (file.path, file.literals, line)
    }

    /// The calls in a preview that have literals as arguments, for the page.
    func calls(in preview: String, of session: Session?) -> [[String: Any]] {
        guard let (path, literals, line) = literals(of: preview) else { return [] }
        let first = SourceLiterals.firstID(of: path)
        let own = session?.perform { LiveLiterals.own } ?? [:]
        func value(_ index: Int) -> LiteralValue? { own[first + index] ?? saved[first + index] }
        let changed = Dictionary(
            literals.values.indices.compactMap { index in value(index).map { (index, $0) } },
            uniquingKeysWith: { first, _ in first })
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return literals.calls.filter { $0.preview == line }.map { call in
            let arguments = call.arguments.map { argument -> [String: Any] in
                let value = value(argument.index) ?? literals.values[argument.index]
                var values: [String: Any] = [
                    "id": String(first + argument.index), "label": argument.label, "kind": value.kind.rawValue,
                    "value": value.text,
                ]
                if value.kind == .color { values["choices"] = LiteralValue.colors }
                return values
            }
            return [
                "name": call.name, "place": "\(name):\(call.line)", "line": call.line,
                "code": literals.code(of: call, with: changed), "arguments": arguments,
            ]
        }
    }

    /// Sets a literal of a preview for its session. Returns why it was not set, if it was not.
    func set(_ id: String, to text: String, in preview: String, of session: Session?) -> String? {
        guard let session, let id = Int(id), let (path, literals, line) = literals(of: preview) else {
            return "The value does not exist."
        }
        let index = id &- SourceLiterals.firstID(of: path)
        // A page can set what it shows, and nothing else.
        guard literals.values.indices.contains(index),
            literals.calls.contains(where: { call in
                call.preview == line && call.arguments.contains { $0.index == index }
            })
        else { return "The value does not exist." }
        do throws(LiteralValue.Refusal) {
            let value = try LiteralValue.entered(text, for: literals.values[index].kind)
            session.perform { LiveLiterals.setOwn(LiveLiterals.own.merging([id: value]) { $1 }) }
            return nil
        } catch { return error.reason }
    }
}
