import Foundation

/// A file, a folder or a symbolic link, in memory: its content and its name.
open class FileWrapper: NSObject, @unchecked Sendable {
    // Unchecked because the class is open to inheritance, as Apple's is.

    /// Options that describe how a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A reading option: at once. Files are always read at once here.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
        /// A reading option: without the memory's own copy. Stored.
        public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
    }

    /// Options that describe how a file is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All of it, or nothing.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// The wrappers take the names that they were written by.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content

    /// A file with some content.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder with files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName {
            if child.preferredFilename == nil { child.preferredFilename = name }
            add(child, as: name)
        }
    }

    /// A symbolic link to another place.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Creates a wrapper for the item at a URL.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory?:
            let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
            var children: [String: FileWrapper] = [:]
            for name in names {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            self.init(directoryWithFileWrappers: children)
        case .typeSymbolicLink?:
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            self.init(
                symbolicLinkWithDestinationURL: URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        default:
            self.init(regularFileWithContents: try Data(contentsOf: url))
        }
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    /// An archive holds no wrapper here.
    public required init?(coder inCoder: NSCoder) { return nil }

    // MARK: What it is

    /// A Boolean value that indicates whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// A Boolean value that indicates whether it is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// A Boolean value that indicates whether it is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The regular file contents: what the file holds; nil for what is no file.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The files of the folder by their names; nil for what is no folder.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let files) = content { files } else { nil } }
    /// The symbolic link destination URL: where the link leads; nil for what is no link.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// The name that it was read or written by.
    open var filename: String?
    /// The name that it should have.
    open var preferredFilename: String?
    /// The file attributes: what the file system notes about it.
    open var fileAttributes: [String: Any] = [:]

    // MARK: Folders

    /// Puts a wrapper into the folder by its preferred name. Returns the name that it has there: another one where that is taken.
    ///
    /// A wrapper without a preferred name is not put in, and nothing is put into what is no folder; the name is empty then.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename, !name.isEmpty else { return "" }
        return add(child, as: name)
    }

    /// Puts a file into the folder. Returns the name that it has there.
    @discardableResult open func addRegularFile(
        withContents data: Data, preferredFilename fileName: String
    ) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var files) = content else { return }
        for (name, file) in files where file === child { files[name] = nil }
        content = .folder(files)
    }

    /// The name of a wrapper in the folder; nil if it is not in it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    @discardableResult private func add(_ child: FileWrapper, as name: String) -> String {
        guard case .folder(var files) = content else { return "" }
        var free = name
        var count = 1
        while files[free] != nil {
            count += 1
            free = "\(count)__#$!@%!#__\(name)"
        }
        files[free] = child
        content = .folder(files)
        return free
    }

    // MARK: Files

    /// Returns a Boolean value that indicates whether the file system still holds what the wrapper does.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return isSame(other)
    }

    private func isSame(_ other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let a), .file(let b)): a == b
        case (.link(let a), .link(let b)): a.path == b.path
        case (.folder(let a), .folder(let b)):
            a.count == b.count && a.allSatisfy { b[$0.key]?.isSame($0.value) ?? false }
        default: false
        }
    }

    /// Reads the content again.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let other = try FileWrapper(url: url, options: options)
        content = other.content
        filename = other.filename
        fileAttributes = other.fileAttributes
    }

    /// Writes it to a place of the file system, in the place of what is there.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? [.atomic] : [])
        case .link(let target):
            try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target.path)
        case .folder(let files):
            try? FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, file) in files {
                try file.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
