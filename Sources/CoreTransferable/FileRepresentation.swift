import Foundation
import UniformTypeIdentifiers

/// An item as a file, for content that is too large for memory.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let routes: TransferRoutes<Item>

    /// A file of a type that the item is written to and read from.
    ///
    /// - Parameter shouldAttemptToOpenInPlace: whether to read the sender's own file where that is available. Here files
    ///   always arrive as copies.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        var routes = TransferRoutes<Item>()
        routes.exports = [Self.export(contentType, exporting)]
        routes.imports = [Self.import(contentType, importing)]
        self.routes = routes
    }

    /// A file of a type that the item is only written to.
    ///
    /// - Parameter shouldAllowToOpenInPlace: whether the receiver may read the file where it is.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        var routes = TransferRoutes<Item>()
        routes.exports = [Self.export(exportedContentType, exporting)]
        self.routes = routes
    }

    /// A file of a type that the item is only read from.
    ///
    /// - Parameter shouldAttemptToOpenInPlace: whether to read the sender's own file where that is available.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        var routes = TransferRoutes<Item>()
        routes.imports = [Self.import(importedContentType, importing)]
        self.routes = routes
    }

    private static func export(
        _ type: UTType, _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> TransferRoutes<Item>.Export {
        .init(type: type) { try Data(contentsOf: await exporting($0).file) }
    }

    private static func `import`(
        _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> TransferRoutes<Item>.Import {
        .init(type: type) { data in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // Anyone who wants to keep the file copies it while it is imported, as on Apple's.
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("file", conformingTo: type)
            try data.write(to: file)
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

extension FileRepresentation: RoutedRepresentation {
    package func ownRoutes() -> TransferRoutes<Item> { routes }
}
