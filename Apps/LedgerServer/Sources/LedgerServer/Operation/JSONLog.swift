import Foundation
import LedgerCore
import Logging

/// Writes each message as one line of JSON to standard error.
public struct JSONLog: LogHandler {
    public var metadata: Logger.Metadata = [:]
    public var logLevel = Logger.Level.info
    private let label: String
    private let write: @Sendable (String) -> Void

    public init(label: String) {
        self.init(label: label) { line in FileHandle.standardError.write(Data((line + "\n").utf8)) }
    }

    init(label: String, write: @escaping @Sendable (String) -> Void) {
        self.label = label
        self.write = write
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        var members: [String: JSONValue] = [:]
        for (key, value) in metadata.merging(event.metadata ?? [:], uniquingKeysWith: { $1 }) {
            members[key == "hb.request.id" ? "request" : key] = .string("\(value)")
        }
        members["time"] = Date().json
        members["level"] = .string(event.level.rawValue)
        members["from"] = .string(label)
        members["message"] = .string("\(event.message)")
        write(JSONValue.object(members).text)
    }
}
