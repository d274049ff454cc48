import Foundation
import LedgerCore

/// Pictures and files in a folder beside the database, each under the hash of its bytes.
///
/// A file is written beside its place and moved there once it is whole. Names come from hashes only, so nothing that a
/// person or another device sends can lead out of the folder.
public struct LocalMediaStorage: MediaStorage {
    /// What a storage takes.
    public struct Limits: Hashable, Sendable {
        public var bytes = 25_000_000
        public var pixels = 100_000_000

        public init() {}
    }

    public static let scheme = "ledger-media"
    public let folder: URL
    private let limits: Limits
    private let thumbnailer: (any Thumbnailer)?

    /// - Parameter thumbnailer: without one there are no thumbnails.
    public init(folder: URL, limits: Limits = Limits(), thumbnailer: (any Thumbnailer)? = nil) {
        self.folder = folder
        self.limits = limits
        self.thumbnailer = thumbnailer
    }

    /// The storage that belongs to a database.
    public init(besideDatabase path: String, limits: Limits = Limits(), thumbnailer: (any Thumbnailer)? = nil) {
        self.init(folder: URL(fileURLWithPath: path + "-media"), limits: limits, thumbnailer: thumbnailer)
    }

    // MARK: Keeping

    public func store(_ data: Data, fileName: String?) async throws -> AttachmentRef {
        try keep(data, fileName: fileName)
    }

    /// Keeps a file, and tells where.
    @discardableResult
    public func keep(_ data: Data, fileName: String?) throws -> AttachmentRef {
        let bytes = [UInt8](data)
        let type = try check(bytes)
        let name = Self.name(bytes, type)
        let file = self.file(name)
        // The same picture twice is one file; one that a crash or a disk has spoilt is written again.
        if (try? Data(contentsOf: file)) != data { try write(data, to: file) }
        var attachment = AttachmentRef(url: "\(Self.scheme)://\(name)", kind: type.kind)
        attachment.contentType = type.contentType
        attachment.fileName = fileName.map(Self.displayName)
        return attachment
    }

    /// Where a storage keeps a picture, or would.
    public static func address(ofPNG data: Data) -> String { "\(scheme)://\(name(data, .png))" }

    private static func name(_ bytes: some DataProtocol, _ type: MediaType) -> String {
        "\(ContentDigest.hex(bytes)).\(type.fileExtension)"
    }

    private func check(_ bytes: [UInt8]) throws -> MediaType {
        guard !bytes.isEmpty else { throw MediaError.empty }
        guard bytes.count <= limits.bytes else { throw MediaError.tooLarge(bytes: bytes.count, allowed: limits.bytes) }
        guard let type = MediaType(bytes) else { throw MediaError.unknownType }
        if type.kind == .image {
            guard let size = MediaType.pixelSize(bytes, type) else { throw MediaError.broken }
            let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
            guard !overflows, pixels <= limits.pixels else { throw MediaError.tooManyPixels(overflows ? .max : pixels) }
        }
        return type
    }

    private func write(_ data: Data, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let part = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).part")
        do {
            try data.write(to: part, options: .withoutOverwriting)
            let handle = try FileHandle(forWritingTo: part)
            try handle.synchronize()
            try handle.close()
            guard rename(part.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(at: part)
            throw Self.isDiskFull(error) ? MediaError.diskFull : error
        }
    }

    private static func isDiskFull(_ error: any Error) -> Bool {
        if let error = error as? CocoaError, error.code == .fileWriteOutOfSpace { return true }
        let error = error as NSError
        return error.domain == NSPOSIXErrorDomain && [ENOSPC, EDQUOT].contains(CInt(error.code))
    }

    /// What a person calls a file, without anything that could be taken for a path, and not too long.
    static func displayName(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        return ReportAggregationCalculations.fileNamePart(last)
    }

    // MARK: Giving

    public func data(for address: String) async throws -> Data {
        let name = try name(of: address)
        let file = file(name)
        guard isPlainFile(file), let data = try? Data(contentsOf: file) else { throw MediaError.notFound }
        guard name.hasPrefix(ContentDigest.hex(data)) else { throw MediaError.damaged }
        return data
    }

    public func thumbnail(for address: String, maximumPixels: Int) async throws -> Data {
        let name = try name(of: address)
        let pixels = min(max(maximumPixels, 1), 4096)
        let cached = file(name).appendingPathExtension("\(pixels)")
        if isPlainFile(cached), let data = try? Data(contentsOf: cached) { return data }
        let picture = try await data(for: address)
        guard let thumbnailer, let thumbnail = await thumbnailer.thumbnail(of: picture, maximumPixels: pixels) else {
            throw MediaError.noThumbnail
        }
        try write(thumbnail, to: cached)
        return thumbnail
    }

    /// Where a file lies, for views that read it themselves: the small picture if it was made, else the file itself. `nil`
    /// for an address that is none of this storage's.
    public func fileURL(for address: String, maximumPixels: Int? = nil) -> URL? {
        guard let name = try? name(of: address) else { return nil }
        if let maximumPixels {
            let small = file(name).appendingPathExtension("\(maximumPixels)")
            if isPlainFile(small) { return small }
        }
        return file(name)
    }

    public func delete(_ address: String) async throws {
        let file = file(try name(of: address))
        let folder = file.deletingLastPathComponent()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasPrefix(file.lastPathComponent) {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    /// Takes over the file of an address, and gives whether it could. One that is here already stays.
    ///
    /// - Parameters:
    ///   - former: a storage whose files are never changed, so that they may be linked.
    ///   - original: a storage whose files are copied, if their contents are what they are named by.
    func adopt(_ address: String, linkingFrom former: LocalMediaStorage?, copyingFrom original: LocalMediaStorage)
        throws
        -> Bool
    {
        // What is kept elsewhere, such as in a bucket, is no file of this folder.
        guard let name = try? name(of: address) else { return true }
        let file = file(name)
        if isPlainFile(file) { return true }
        if let former, former.isPlainFile(former.file(name)) {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if (try? FileManager.default.linkItem(at: former.file(name), to: file)) != nil { return true }
        }
        guard original.isPlainFile(original.file(name)), let data = try? Data(contentsOf: original.file(name)),
            name.hasPrefix(ContentDigest.hex(data))
        else { return false }
        try write(data, to: file)
        return true
    }

    /// The names of all files, thumbnails aside.
    func names() -> Set<String> {
        var names: Set<String> = []
        for part in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let inside =
                (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(part).path)) ?? []
            names.formUnion(inside.filter { (try? name(of: "\(Self.scheme)://\($0)")) != nil })
        }
        return names
    }

    /// The file's name in an address of this storage: a hash and an extension, nothing else.
    func name(of address: String) throws -> String {
        let prefix = "\(Self.scheme)://"
        guard address.hasPrefix(prefix) else { throw MediaError.badAddress }
        let name = AttachmentRef.file(of: String(address.dropFirst(prefix.count)))
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == 64,
            parts[0].utf8.allSatisfy({
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }),
            MediaType.allCases.contains(where: { $0.fileExtension == parts[1] })
        else { throw MediaError.badAddress }
        return name
    }

    private func file(_ name: String) -> URL {
        folder.appendingPathComponent(String(name.prefix(2))).appendingPathComponent(name)
    }

    /// Whether there is its own file, rather than a link that leads elsewhere.
    private func isPlainFile(_ file: URL) -> Bool {
        let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        return type == .typeRegular
    }
}
