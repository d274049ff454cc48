import Foundation

/// What a module's objects were made of, file by file: by it a build knows which files have changed, and whether what others
/// can depend on has.
struct CompiledFiles: Codable {
    struct File: Codable, Sendable {
        var fingerprint: String
        /// A fingerprint of what other files can depend on; nil if that is everything.
        var interface: String?
        /// Whether other files are compiled with an outline in its place.
        var hasOutline = false
        /// Whether it was compiled alone since all of the module was.
        var isAlone = false
    }

    /// All else that the objects depend on.
    var context = ""
    /// The inputs in their order.
    var inputs: [String] = []
    var files: [String: File] = [:]

    static func read(_ path: String) -> CompiledFiles {
        FileManager.default.contents(atPath: path).flatMap { try? JSONDecoder().decode(CompiledFiles.self, from: $0) }
            ?? CompiledFiles()
    }

    func write(to path: String) throws { try Cache.write(JSONEncoder().encode(self), to: path) }

    static func fingerprints(of inputs: [String]) -> [String: String] {
        Dictionary(inputs.map { ($0, Fingerprint.of(file: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// The files that are not as they were; nil if anything else is different.
    func changes(in inputs: [String], _ fingerprints: [String: String], context: String) -> [String]? {
        guard self.context == context, self.inputs == inputs else { return nil }
        return inputs.filter { files[$0]?.fingerprint != fingerprints[$0] }
    }
}
