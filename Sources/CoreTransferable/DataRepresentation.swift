import Foundation
import UniformTypeIdentifiers

/// An item as bytes in memory.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let routes: TransferRoutes<Item>

    /// Bytes of a type that the item is written as and read from.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        var routes = TransferRoutes<Item>()
        routes.exports = [.init(type: contentType, write: exporting)]
        routes.imports = [.init(type: contentType, read: importing)]
        self.routes = routes
    }

    /// Bytes of a type that the item is only written as.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        var routes = TransferRoutes<Item>()
        routes.exports = [.init(type: exportedContentType, write: exporting)]
        self.routes = routes
    }

    /// Bytes of a type that the item is only read from.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        var routes = TransferRoutes<Item>()
        routes.imports = [.init(type: importedContentType, read: importing)]
        self.routes = routes
    }
}

extension DataRepresentation: RoutedRepresentation {
    package func ownRoutes() -> TransferRoutes<Item> { routes }
}
