/// A command-line tool that draws previews on Linux. Elsewhere, where Xcode shows them, it builds and says so.
@MainActor
public protocol PreviewTool {
    /// The description of the tool.
    static var abstract: String { get }
    /// Says where previews are drawn.
    static func main()
}

extension PreviewTool {
    public static var abstract: String { "Lists and draws the previews of the modules that this tool links." }

    public static func main() { print("Previews are drawn on Linux only. Here, Xcode shows them.") }
}
