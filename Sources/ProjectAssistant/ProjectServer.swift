import ModelContext

/// The server that `perch mcp` runs.
package enum ProjectServer {
    package static func make(_ project: AssistedProject, version: String) -> ContextServer {
        ContextServer(
            name: "perch", title: "Perch: SwiftUI previews", version: version,
            instructions: """
                Shows the SwiftUI previews of the project in \(project.folder), which is built on Linux without changes to its sources. \
                Each call first builds the sources that were saved. After a change, draw the previews that the change affects and look at \
                them, also with scheme dark, type_size accessibility3, and right_to_left. The preview's clock stops between calls; \
                gestures advance it. Lines that begin with “Left out” name parts that did not compile.
                """,
            tools: PreviewTools(project: project).all + GestureTools(project: project).all
                + ProjectTools(project: project).all)
    }
}
