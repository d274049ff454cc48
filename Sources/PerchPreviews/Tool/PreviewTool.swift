import PerchCommands

/// A command-line tool that lists and draws the previews of the modules that it imports.
///
/// An executable target needs only the imports of the modules and this line. The tool finds the previews.
///
///     @main struct MyGallery: PreviewTool {}
@MainActor
public protocol PreviewTool {
    /// The description of the tool in `--help`.
    static var abstract: String { get }
    /// Runs the command in the program's arguments.
    static func main()
}

extension PreviewTool {
    public static var abstract: String {
        "Lists and draws the previews of the modules that this tool links."
    }

    public static func main() { ToolCommand.run(abstract: abstract) }
}

/// Runs the tool in a program without an entry point. The installed `Start.o` calls this function.
///
/// It is public because an optimized library hides the symbols of other functions.
@_cdecl("perch_start_previews")
public func _startPreviews() -> Int32 {
    MainActor.assumeIsolated { ToolCommand.run(abstract: "Lists and draws the previews of the project.") }
    return 0
}
