import LiteralValues
import LiveLiterals
import PerchCommands
import PerchHost

/// Literals of the program's sources that are changed without a build: by saving a file, and by a person on the page.
extension LiveSession {
    /// Shows what was saved. What a person has set on the page counts until the same literal is saved.
    func take(_ saved: [Int: LiteralValue]) {
        let changed = Set(saved.keys).union(savedLiterals.keys).filter { saved[$0] != savedLiterals[$0] }
        savedLiterals = saved
        session?.perform { LiveLiterals.setOwn(LiveLiterals.own.filter { !changed.contains($0.key) }) }
        // What the page knows of other previews, and of sources, is no longer so.
        if role.content == .previews { answer(["what": "changed"]) }
        setNeedsFrame()
    }

    /// Whether the program was built so that literals can be changed.
    static let hasLiterals = BuildRecipe.ofThisProgram?.literals != nil
    private static let index = (BuildRecipe.ofThisProgram?.literals?.index).map(LiteralIndex.read)

    /// The literals of the file that the preview is in, and the line of the preview.
    private var literals: (path: String, literals: SourceLiterals, line: Int)? {
        guard role.content == .previews, let entry = PreviewDirectory.entry(settings.preview), let line = entry.line,
            let file = Self.index?.file(entry.file, in: entry.module)
        else { return nil }
        return (file.path, file.literals, line)
    }

    /// The calls in the preview that have literals as arguments, for the page.
    var literalCalls: [[String: Any]] {
        guard let (path, literals, line) = literals else { return [] }
        let first = SourceLiterals.firstID(of: path)
        let own = session?.perform { LiveLiterals.own } ?? [:]
        func value(_ index: Int) -> LiteralValue? { own[first + index] ?? savedLiterals[first + index] }
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

    /// Sets a literal for this session. Returns why it was not set, if it was not.
    func setLiteral(_ id: String, to text: String) -> String? {
        guard let session, let id = Int(id), let (path, literals, line) = literals else {
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
