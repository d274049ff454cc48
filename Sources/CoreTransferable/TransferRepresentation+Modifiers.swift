import Foundation
import UniformTypeIdentifiers

extension TransferRepresentation {
    /// Offers the representation only for items that meet a condition.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item>
    {
        ModifiedRepresentation(content: self) { export in
            let inner = export.condition
            export.condition = { inner($0) && condition($0) }
        }
    }

    /// Suggests a name for files with the item.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(content: self) { $0.fileName = { _ in fileName } }
    }

    /// Suggests a name for files, made from the item; nil suggests none.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(content: self) { $0.fileName = fileName }
    }

    /// Says who may see the representation. Here that is noted, and nothing leaves the process.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(content: self) { $0.visibility = visibility }
    }
}

/// A representation with something else about its ways out.
private struct ModifiedRepresentation<Content: TransferRepresentation>: TransferRepresentation, RoutedRepresentation {
    typealias Item = Content.Item
    typealias Body = Never

    let content: Content
    let change: @Sendable (inout TransferRoutes<Item>.Export) -> Void

    func ownRoutes() -> TransferRoutes<Item> {
        var routes = TransferRoutes<Item>()
        content.addRoutes(to: &routes)
        for index in routes.exports.indices { change(&routes.exports[index]) }
        return routes
    }
}
