import ArgumentParser
import Foundation
import PerchRelease
import ProjectBuild

/// The command `perch`: builds the project in a folder, and has it show its previews.
@main struct PerchTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "perch",
        abstract: "Draws the previews of a SwiftUI project on Linux, without changing the project.",
        discussion: """
            Run these commands in a folder with a Swift package, an Xcode project, an app playground, or Swift files:

              perch serve             shows the previews live in the browser, and updates them when you save
              perch render --out DIR  draws them to files
              perch doctor            lists what could not be built, and why
              perch test              runs the project's tests
              perch mcp               lets a coding assistant see and use them

            Nothing is written into the project's folder.
            """,
        version: "Perch \(PerchVersion.current)",
        subcommands: [
            List.self, Render.self, Merge.self, Serve.self, Tree.self, Accessibility.self, Audit.self, Test.self,
            Build.self,
            Doctor.self, Assist.self, LanguageServer.self, Toolset.self, Clean.self,
        ])
}

/// Which project is meant.
struct ProjectOptions: ParsableArguments {
    @Option(
        name: [.customLong("project"), .customShort("p")],
        help: "A folder, package, .xcodeproj, or .xcworkspace. The default is the current folder.")
    var path = "."

    @Option(help: "The target or scheme to show, if there are several.")
    var target: String?

    @Flag(help: "Fail if code does not compile, instead of leaving it out.")
    var strict = false

    func workspace() throws -> Workspace { try Workspace(path: path, target: target, isStrict: strict) }
}
