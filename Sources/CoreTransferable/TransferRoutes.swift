import Foundation
import UniformTypeIdentifiers

/// The ways into and out of an item, as its representations add up to.
package struct TransferRoutes<Item: Transferable>: Sendable {
    /// A way to write an item.
    package struct Export: Sendable {
        package var type: UTType
        package var visibility = TransferRepresentationVisibility.all
        package var condition: @Sendable (Item) -> Bool = { _ in true }
        package var fileName: @Sendable (Item) -> String? = { _ in nil }
        package var write: @Sendable (Item) async throws -> Data
    }

    /// A way to read an item.
    package struct Import: Sendable {
        package var type: UTType
        package var read: @Sendable (Data) async throws -> Item
    }

    /// The preferred way first.
    package var exports: [Export] = []
    /// The preferred way first.
    package var imports: [Import] = []

    package init() {}

    mutating func append(_ other: TransferRoutes) {
        exports += other.exports
        imports += other.imports
    }
}

/// A representation that knows its ways itself.
package protocol RoutedRepresentation<Item> {
    associatedtype Item: Transferable
    func ownRoutes() -> TransferRoutes<Item>
}

extension TransferRepresentation {
    func addRoutes(to routes: inout TransferRoutes<Item>) {
        if let routed = self as? any RoutedRepresentation<Item> {
            routes.append(routed.ownRoutes())
        } else if Body.self != Never.self, let own = body as? any TransferRepresentation<Item> {
            own.addRoutes(to: &routes)
        }
    }
}

extension Transferable {
    /// All ways into and out of the type.
    package static var transferRoutes: TransferRoutes<Self> {
        var routes = TransferRoutes<Self>()
        (transferRepresentation as? any TransferRepresentation<Self>)?.addRoutes(to: &routes)
        return routes
    }

    /// The types of data that values are read from, the preferred one first.
    package static var importedTypes: [UTType] { transferRoutes.imports.map(\.type) }

    /// The types of data that this value is written as, the preferred one first.
    package var exportedTypes: [UTType] {
        Self.transferRoutes.exports.filter { $0.condition(self) }.map(\.type)
    }

    /// The name that the value suggests for a file; nil if it suggests none.
    package var suggestedFileName: String? {
        Self.transferRoutes.exports.lazy.filter { $0.condition(self) }.compactMap { $0.fileName(self) }.first
    }

    /// The value as data of a type, or of one that is a kind of it.
    ///
    /// - Throws: `TransferProblem`, and whatever the representation throws.
    package func transferData(as type: UTType) async throws -> Data {
        let exports = Self.transferRoutes.exports.filter { $0.condition(self) }
        guard
            let export = exports.first(where: { $0.type == type })
                ?? exports.first(where: { $0.type.conforms(to: type) })
        else { throw TransferProblem.noExport(type) }
        return try await export.write(self)
    }

    /// The value that data of a type represents.
    ///
    /// - Throws: `TransferProblem`, and whatever the representation throws.
    package static func fromTransfer(_ data: Data, of type: UTType) async throws -> Self {
        let imports = transferRoutes.imports
        guard
            let way = imports.first(where: { $0.type == type }) ?? imports.first(where: { type.conforms(to: $0.type) })
        else { throw TransferProblem.noImport(type) }
        return try await way.read(data)
    }

    /// The value that one of several data represents, by the preference of this type; nil if it reads none of them.
    package static func fromTransfer(_ offered: [(type: UTType, load: @Sendable () async throws -> Data)]) async throws
        -> Self?
    {
        for way in transferRoutes.imports {
            if let match = offered.first(where: { $0.type.conforms(to: way.type) }) {
                return try await way.read(match.load())
            }
        }
        return nil
    }
}

/// Why a value could not be transferred.
package enum TransferProblem: Error, CustomStringConvertible {
    case noExport(UTType)
    case noImport(UTType)

    package var description: String {
        switch self {
        case .noExport(let type): "The value is not written as \(type.identifier)."
        case .noImport(let type): "The type is not read from \(type.identifier)."
        }
    }
}
