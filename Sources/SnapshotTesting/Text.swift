import Foundation

extension Diffing where Value == String {
    /// Compares text line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) },
            fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { reference, new in
                if reference == new { return nil }
                let difference = lineDifference(reference, new)
                let attachment = XCTAttachment(string: difference)
                attachment.name = "difference"
                return (difference, [attachment])
            })
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Compares text line by line.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

/// JSON with indentation and sorted keys; nil for a value that JSON does not have.
func sortedJSON(of value: Any) -> String? {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .fragmentsAllowed]
    guard JSONSerialization.isValidJSONObject([value]),
        let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
}

/// All lines of both texts: those of one text have a sign.
private func lineDifference(_ reference: String, _ new: String) -> String {
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.split(separator: "\n", omittingEmptySubsequences: false).difference(from: old)
    var lines = old.map { "  \($0)" }
    for case .remove(let offset, let line, _) in changes { lines[offset] = "- \(line)" }
    var position = 0
    var offset = 0
    for case .insert(let target, let line, _) in changes.insertions {
        while position < lines.count, offset < target || lines[position].hasPrefix("- ") {
            if !lines[position].hasPrefix("- ") { offset += 1 }
            position += 1
        }
        lines.insert("+ \(line)", at: position)
        position += 1
        offset += 1
    }
    return lines.joined(separator: "\n")
}

extension Snapshotting where Format == String {
    /// Compares the description of any value.
    public static var description: Snapshotting { SimplySnapshotting.lines.pullback(String.init(describing:)) }

    /// Compares the properties of any value as an indented list. Dictionaries and sets are sorted.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { dumpedLines($0, name: nil, depth: 0).joined(separator: "\n") + "\n" }
    }

    /// Compares a value of arrays, dictionaries, text, numbers and Booleans as JSON with sorted keys.
    public static var json: Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            sortedJSON(of: value) ?? "The value is not valid JSON: \(value)"
        }
        strategy.pathExtension = "json"
        return strategy
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// Compares the JSON of a value, with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// Compares the JSON that an encoder makes of a value.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// Compares the XML property list of a value.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// Compares the property list that an encoder makes of a value.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }

    private static func encoded(_ pathExtension: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            do { return String(decoding: try encode(value), as: UTF8.self) } catch {
                return "The value could not be encoded: \(error)"
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}

extension Snapshotting where Value == Data, Format == Data {
    /// Compares bytes.
    public static var data: Snapshotting {
        let diffing = Diffing<Data>(toData: { $0 }, fromData: { $0 }) { reference, new in
            reference == new ? nil : ("The data has \(new.count) bytes, and its reference has \(reference.count).", [])
        }
        return Snapshotting(pathExtension: nil, diffing: diffing)
    }
}

extension Snapshotting where Value: CaseIterable, Format == String {
    /// Compares what a function returns for all cases of a type, as a table of comma-separated values.
    ///
    /// - Parameter witness: The strategy for each result. It must deliver its snapshot at once.
    public static func `func`<A>(
        into witness: Snapshotting<A, String>
    ) -> Snapshotting<(Value) -> A, String> {
        var strategy = Snapshotting<String, String>.lines.pullback { (function: (Value) -> A) -> String in
            func quoted(_ text: String) -> String { "\"\(text.replacing("\"", with: "\"\""))\"" }
            let rows = Value.allCases.map { input in
                var output = ""
                witness.snapshot(function(input)).run { output = $0 }
                return "\(quoted("\(input)")),\(quoted(output))"
            }
            return (["\"INPUT\",\"OUTPUT\""] + rows).joined(separator: "\n")
        }
        strategy.pathExtension = "csv"
        return strategy
    }
}
