import ArgumentParser
import Foundation
import InspectionMessages
import ProjectBuild
import ProjectModel

/// A command that the built program carries out: the project is built, then the program takes this process's place.
protocol ShowCommand: ParsableCommand {
    var project: ProjectOptions { get }
    var arguments: [String] { get }
    /// What the program's command is called.
    static var name: String { get }
    /// Whether the command draws one preview, so that there is time to mark each view that calls a part that was left out.
    static var drawsOnePreview: Bool { get }
}

extension ShowCommand {
    static var drawsOnePreview: Bool { false }

    static func configuration(_ abstract: String) -> CommandConfiguration {
        CommandConfiguration(
            commandName: name, abstract: abstract,
            discussion: "`perch \(name) -- --help` lists more options, which the project's program handles.")
    }

    func run() throws {
        let workspace = try project.workspace()
        let isLive = Self.name == Serve.name
        let (report, builder) = try workspace.build({ $0.isLive = isLive }, progress: Terminal.progress)
        Terminal.clear()
        try Terminal.check(report)
        let program = Program(workspace: workspace, builder: builder)
        // Without the option a program shows only itself.
        let added = isLive ? ["--watch", "--previews"] : []
        var environment = isLive ? try program.rebuilding() : [:]
        if Self.drawsOnePreview, !report.isWhole { environment[InspectionRequest.marksMissingParts] = "1" }
        try program.become(
            [Self.name] + added + arguments.filter { $0 != "--" && !added.contains($0) }, environment: environment)
    }
}

struct List: ShowCommand {
    static let name = "list"
    static let configuration = configuration("List all previews.")
    @OptionGroup var project: ProjectOptions
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []
}

struct Render: ShowCommand {
    static let name = "render"
    static let configuration = configuration("Draw previews to files. --out names the folder.")
    @OptionGroup var project: ProjectOptions
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []
}

/// Reads pictures and lists of pictures only, so it needs no project, and machines that only merge build nothing.
struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Combine the pictures of several machines. --out names the folder.",
        discussion: "`perch merge -- --help` lists more options, which the program handles.")
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []

    func run() throws {
        try Program.become(try EmptyProgram.link(), ["merge"] + arguments.filter { $0 != "--" }, environment: [:])
    }
}

struct Serve: ShowCommand {
    static let name = "serve"
    static let configuration = configuration(
        "Show previews and the app live in the browser, and update them when you save.")
    @OptionGroup var project: ProjectOptions
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []
}

struct Tree: ShowCommand {
    static let name = "tree"
    static let drawsOnePreview = true
    static let configuration = configuration("Print the elements of a preview with their frames.")
    @OptionGroup var project: ProjectOptions
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []
}

struct Accessibility: ShowCommand {
    static let name = "accessibility"
    static let drawsOnePreview = true
    static let configuration = configuration("Print what assistive technology receives.")
    @OptionGroup var project: ProjectOptions
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []
}

struct Audit: ShowCommand {
    static let name = "audit"
    static let configuration = configuration("Find what makes previews hard to see, read, or use.")
    @OptionGroup var project: ProjectOptions
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []
}

/// Builds without showing anything; the live page starts it when something was saved.
struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Build the project into the cache.")
    @OptionGroup var project: ProjectOptions

    func run() throws {
        let (report, builder) = try project.workspace().build({ $0.isLive = true }, progress: Terminal.progress)
        Terminal.clear()
        try Terminal.check(report)
        print(builder.program)
    }
}

struct Clean: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Remove the project's build products from the cache.")
    @OptionGroup var project: ProjectOptions
    @Flag(help: "Remove the build products of all projects.") var all = false

    func run() throws {
        let folder = all ? Cache.root : Cache.folder(of: FileTree.normalized(project.path), target: project.target)
        guard FileTree.exists(folder) else { return print("There is nothing in \(folder).") }
        try FileManager.default.removeItem(atPath: folder)
        print("Removed \(folder).")
    }
}
