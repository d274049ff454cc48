import Foundation
import SourceWriter

/// Writes the sources that the plugin `PerchSources` adds to a target.
@main struct PerchSourcesTool {
    static func main() {
        do {
            try SourceWriter.run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }
}
