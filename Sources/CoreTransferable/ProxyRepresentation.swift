import Foundation
import UniformTypeIdentifiers

/// An item in the representations of another one, such as a text that represents it.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never

    private let routes: TransferRoutes<Item>

    /// An item that another one represents, both ways.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        var routes = TransferRoutes<Item>()
        routes.exports = Self.exports(exporting)
        routes.imports = Self.imports(importing)
        self.routes = routes
    }

    /// An item that another one is written for.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        var routes = TransferRoutes<Item>()
        routes.exports = Self.exports(exporting)
        self.routes = routes
    }

    /// An item that is read from another one.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        var routes = TransferRoutes<Item>()
        routes.imports = Self.imports(importing)
        self.routes = routes
    }

    private static func exports(
        _ exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation
    ) -> [TransferRoutes<Item>.Export] {
        ProxyRepresentation.transferRoutes.exports.map { export in
            .init(type: export.type, visibility: export.visibility) { try await export.write(exporting($0)) }
        }
    }

    private static func imports(
        _ importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) -> [TransferRoutes<Item>.Import] {
        ProxyRepresentation.transferRoutes.imports.map { way in
            .init(type: way.type) { try await importing(way.read($0)) }
        }
    }
}

extension ProxyRepresentation: RoutedRepresentation {
    package func ownRoutes() -> TransferRoutes<Item> { routes }
}
