import Foundation
import LiteralValues
import ProjectModel
import SourceRewriting

// Reads one request from standard input, and writes the reply to standard output, both as JSON. `perch` starts it.
//
// With `literals INDEX FILE…`, it writes how the literals of files differ from those that were compiled. The live page starts
// it that way when files were saved.
do {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "literals", let index = arguments.dropFirst().first {
        let changes = SourceRewriter.changes(in: Array(arguments.dropFirst(2)), since: LiteralIndex.read(index))
        FileHandle.standardOutput.write(try JSONEncoder().encode(changes))
    } else {
        let request = try JSONDecoder().decode(
            RewriteRequest.self, from: FileHandle.standardInput.readDataToEndOfFile())
        FileHandle.standardOutput.write(try JSONEncoder().encode(SourceRewriter.run(request)))
    }
} catch {
    FileHandle.standardError.write(Data("perch-rewriter: \(error)\n".utf8))
    exit(1)
}
