import ModelContext

/// The server that `perch mcp` runs.
package enum ProjectServer {
    package static func make(_ project: AssistedProject, version: String) -> ContextServer {
        ContextServer(
            name: "perch", title: "Perch: SwiftUI previews", version: version,
            instructions: """
                Shows the SwiftUI previews of the project in \(project.folder), built on Linux from its sources as they are. \
                Sources that were saved are built again at the next call. After a change, draw the previews that it concerns and look at \
                them, also with scheme dark, type_size accessibility3 and right_to_left. Time stands still between calls, but for \
                what gestures take. Texts that begin with “Left out” name parts that did not compile.
                """,
            tools: PreviewTools(project: project).all + GestureTools(project: project).all
                + ProjectTools(project: project).all)
    }
}
