import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of an XML file, such as a scheme or a workspace.
final class XcodeMarkup: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        var children: [Element] = []

        /// All elements of a name, at any depth.
        func all(_ name: String) -> [Element] { (self.name == name ? [self] : []) + children.flatMap { $0.all(name) } }
    }

    private var open: [Element] = [Element(name: "", attributes: [:])]
    /// How deep elements may be nested.
    private static let deepest = 100

    /// The file as an element without a name; nil if it cannot be read.
    static func read(_ path: String) -> Element? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let reader = XcodeMarkup()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.open.count == 1 else { return nil }
        return reader.open[0]
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if open.count > Self.deepest { return parser.abortParsing() }
        open.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard open.count > 1 else { return }
        let element = open.removeLast()
        open[open.count - 1].children.append(element)
    }
}

/// A scheme: which target it runs, and how.
struct XcodeScheme {
    var name: String
    /// The identifier of the target in its project.
    var target: String?
    var targetName: String?
    var configuration: String?
    var environment: [String: String] = [:]

    /// The schemes that a project or workspace shares, by name.
    static func all(in container: String) -> [XcodeScheme] {
        let folder = container + "/xcshareddata/xcschemes"
        return FileTree.names(in: folder).filter { $0.hasSuffix(".xcscheme") }.compactMap {
            XcodeScheme(path: folder + "/" + $0)
        }
    }

    init?(path: String) {
        guard let root = XcodeMarkup.read(path) else { return nil }
        name = FileTree.lastComponent(path).replacing(".xcscheme", with: "")
        let launch = root.all("LaunchAction").first
        let reference = launch?.all("BuildableReference").first ?? root.all("BuildableReference").first
        target = reference?.attributes["BlueprintIdentifier"]
        targetName = reference?.attributes["BlueprintName"]
        configuration = launch?.attributes["buildConfiguration"]
        for variable in launch?.all("EnvironmentVariable") ?? [] where variable.attributes["isEnabled"] == "YES" {
            if let key = variable.attributes["key"] { environment[key] = variable.attributes["value"] ?? "" }
        }
    }
}

/// A workspace: the projects and packages that it holds.
enum XcodeWorkspace {
    /// The paths that a workspace names.
    static func contents(of path: String) throws -> [String] {
        let file = path + "/contents.xcworkspacedata"
        guard let root = XcodeMarkup.read(file) else { throw ProjectProblem("\(file) could not be read.") }
        let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        return paths(root, folder: folder, container: folder)
    }

    private static func paths(_ element: XcodeMarkup.Element, folder: String, container: String) -> [String] {
        element.children.flatMap { child -> [String] in
            let location = child.attributes["location"] ?? ""
            let place = location.firstIndex(of: ":").map { String(location[location.index(after: $0)...]) } ?? location
            let base = location.hasPrefix("group:") ? folder : container
            let path = FileTree.normalized(place.hasPrefix("/") ? place : place.isEmpty ? base : base + "/" + place)
            return child.name == "Group"
                ? paths(child, folder: path, container: container)
                : child.name == "FileRef" ? [path] : paths(child, folder: folder, container: container)
        }
    }
}
