import ArgumentParser
import Foundation
import ModelContext
import PerchRelease
import ProjectAssistant

/// Serves a coding assistant over standard input and output.
struct Assist: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Let a coding assistant see and use the previews through the Model Context Protocol.",
        discussion: """
            The assistant starts this command and communicates over standard input and output. For example:

              claude mcp add perch -- perch mcp
            """)
    @OptionGroup var project: ProjectOptions

    func run() throws {
        // A program that has ended breaks its pipe; the write fails then, which is handled.
        signal(SIGPIPE, SIG_IGN)
        // Replies have a separate descriptor, so that nothing else mixes with them.
        let replies = FileHandle(fileDescriptor: dup(1), closeOnDealloc: true)
        dup2(2, 1)
        let assisted = AssistedProject(try project.workspace())
        ProjectServer.make(assisted, version: PerchVersion.current).serve(output: replies)
    }
}
