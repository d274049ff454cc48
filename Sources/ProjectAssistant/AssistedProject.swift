import Foundation
import InspectionMessages
import ProjectBuild
import ProjectModel

/// A program with a project's previews.
package struct BuiltProgram: Sendable {
    package var executable: String
    package var environment: [String: String]
    /// What could not be built.
    package var report: BuildReport

    package init(executable: String, environment: [String: String], report: BuildReport) {
        self.executable = executable
        self.environment = environment
        self.report = report
    }
}

/// A project as an assistant uses it: built again whenever something was saved, with one preview on the screen.
package final class AssistedProject: Sendable {
    private struct State {
        var process: ProgramProcess?
        /// The state of the program's file that the process was started from.
        var program = ""
        /// What is on the screen; it is shown again after a build.
        var preview: InspectionRequest.Preview?
    }

    /// The project's folder, for paths that do not begin with `/`.
    package let folder: String
    /// Builds what is stale.
    private let makeProgram: @Sendable () throws -> BuiltProgram
    private let seconds: Double
    // The process is only used within the lock.
    private nonisolated(unsafe) var state = State()
    private let lock = NSLock()

    /// - Parameter seconds: how long a request may take.
    package init(
        folder: String, seconds: Double = 60, makeProgram: @escaping @Sendable () throws -> BuiltProgram
    ) {
        self.folder = folder
        self.seconds = seconds
        self.makeProgram = makeProgram
    }

    /// The project at a path, built by the installed Perch.
    package convenience init(_ workspace: Workspace) {
        self.init(folder: workspace.path) {
            let (report, builder) = try workspace.build(progress: { _ in })
            var environment = builder.programEnvironment
            if !report.isWhole { environment[InspectionRequest.marksMissingParts] = "1" }
            return BuiltProgram(executable: builder.program, environment: environment, report: report)
        }
    }

    /// What could not be built, as of now.
    package func report() throws -> BuildReport { try makeProgram().report }

    /// The program as of now.
    ///
    /// - Throws: `AssistantProblem` with the compiler's errors where nothing of the project can be shown.
    func program() throws -> BuiltProgram {
        let program = try makeProgram()
        guard program.report.isUsable else { throw AssistantProblem(ReportText(report: program.report).text) }
        return program
    }

    /// Has the program carry out a request. A program that is new shows what was on the screen from its first moment on.
    package func ask(_ request: InspectionRequest) throws -> InspectionReply {
        let program = try program()
        let version = Self.version(program.executable)
        lock.lock()
        defer { lock.unlock() }
        var request = request
        var wasBuilt = false
        if state.process == nil || state.program != version {
            wasBuilt = state.process != nil
            state.process = nil
            state.process = try ProgramProcess(program)
            state.program = version
            if request.preview == nil { request.preview = state.preview }
        }
        if let preview = request.preview { state.preview = preview }
        guard let process = state.process else { throw AssistantProblem("The program is not running.") }
        do {
            var reply = try process.ask(request, seconds: seconds)
            if wasBuilt, reply.title != nil {
                reply.messages.insert("The project was built again, so the preview restarted.", at: 0)
            }
            return reply
        } catch {
            state.process = nil
            throw error
        }
    }

    /// Changes when the file does.
    private static func version(_ path: String) -> String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(path) \(attributes?[.systemFileNumber] ?? "") \(time)"
    }
}

/// Why an assistant's request could not be carried out.
package struct AssistantProblem: Error, CustomStringConvertible, Hashable {
    package var description: String

    package init(_ description: String) { self.description = description }
}
