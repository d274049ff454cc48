import Foundation
import Testing

@testable import ProjectBuild

extension Installation {
    /// An installation of this compiler's that holds no module.
    static func empty(in folder: String) throws -> Installation {
        let compiler = try #require(search("swiftc"))
        let version = try Subprocess(executable: compiler, arguments: ["--version"]).run().output
            .split(separator: "\n").first { $0.contains("Swift version") }
        let description: [String: Any] = [
            "compiler": String(version ?? ""), "headers": [], "modules": [], "packageModules": [],
        ]
        try Cache.write(JSONSerialization.data(withJSONObject: description), to: folder + "/perch.json")
        return try Installation(folder: folder)
    }
}
