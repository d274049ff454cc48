import Foundation
import ProjectModel
import SourceRewriting

// Reads one request from standard input, and writes the reply to standard output, both as JSON. `perch` starts it.
do {
    let request = try JSONDecoder().decode(RewriteRequest.self, from: FileHandle.standardInput.readDataToEndOfFile())
    FileHandle.standardOutput.write(try JSONEncoder().encode(SourceRewriter.run(request)))
} catch {
    FileHandle.standardError.write(Data("perch-rewriter: \(error)\n".utf8))
    exit(1)
}
