import Foundation

/// The objects of a project file, and where its files lie.
struct XcodeObjects {
    /// The `.xcodeproj`.
    let path: String
    /// The file that describes the project.
    let file: String
    /// The folder that `SOURCE_ROOT` represents.
    let root: String
    let project: XcodeObject
    private let objects: [String: PropertyValue]
    /// The places of files and groups by their identifiers.
    private var places: [String: String] = [:]
    /// The files of groups that are no folders: variants and versions.
    private(set) var parents: [String: String] = [:]

    init(path: String) throws {
        self.path = path
        file = path + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ProjectProblem("\(path) contains no project.pbxproj.")
        }
        let text = String(decoding: data, as: UTF8.self)
        let value: PropertyValue
        if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
                let read = PropertyValue(foundation: list)
            else { throw ProjectProblem("\(file) is damaged: it is not a property list.") }
            value = read
        } else {
            value = try OpenStepPropertyList.parse(text, file: file)
        }
        guard let objects = value["objects"]?.dictionary, let rootID = value["rootObject"]?.string,
            let root = objects[rootID]
        else { throw ProjectProblem("\(file) is not a project: it has no root object.") }
        self.objects = objects
        project = XcodeObject(id: rootID, value: root)
        let folder = path.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        let shift = project["projectDirPath"] ?? ""
        self.root = FileTree.normalized(shift.isEmpty ? folder : shift.hasPrefix("/") ? shift : folder + "/" + shift)
        if let main = project["mainGroup"] { place(main, in: self.root, depth: 0) }
    }

    /// The project that XcodeGen would make of a `project.yml`, beside it.
    init(manifest file: String) throws {
        let made = try XcodeGenManifest.objects(of: file)
        objects = made.objects
        project = XcodeObject(id: made.root, value: made.objects[made.root] ?? .dictionary([:]))
        root = file.split(separator: "/").dropLast().map { "/" + $0 }.joined()
        path = root + "/" + FileTree.lastComponent(root) + ".xcodeproj"
        self.file = file
        for id in objects.keys { place(id, in: root, depth: 0) }
    }

    subscript(id: String) -> XcodeObject? { objects[id].map { XcodeObject(id: id, value: $0) } }

    func objects(_ ids: [String]) -> [XcodeObject] { ids.compactMap { self[$0] } }

    /// All objects of a kind, in an order that does not change.
    func all(_ isa: String) -> [XcodeObject] {
        objects.keys.sorted().compactMap { self[$0] }.filter { $0.isa == isa }
    }

    /// Where a file or folder lies; nil for what is made or part of the SDK.
    func place(of id: String) -> String? { places[id] }

    private mutating func place(_ id: String, in folder: String, depth: Int) {
        guard depth < 100, places[id] == nil, let object = self[id] else { return }
        let path = object["path"]
        let own: String?
        switch object["sourceTree"] ?? "<group>" {
        case "<group>": own = path.map { folder + "/" + $0 } ?? folder
        case "SOURCE_ROOT": own = path.map { root + "/" + $0 } ?? root
        case "<absolute>": own = path
        default: own = nil
        }
        guard let own else { return }
        places[id] = FileTree.normalized(own)
        for child in object.list("children") {
            parents[child] = id
            place(child, in: own, depth: depth + 1)
        }
    }
}

/// One object of a project file.
struct XcodeObject {
    var id: String
    var value: PropertyValue

    var isa: String { self["isa"] ?? "" }
    var name: String { self["name"] ?? self["path"].map(FileTree.lastComponent) ?? "" }
    subscript(key: String) -> String? { value[key]?.string }
    func list(_ key: String) -> [String] { value[key]?.array?.compactMap(\.string) ?? [] }
    func dictionary(_ key: String) -> [String: PropertyValue] { value[key]?.dictionary ?? [:] }
}
