import Combine
import Foundation
import UniformTypeIdentifiers

/// An item as an encoder writes it.
public struct CodableRepresentation<Item, Encoder, Decoder>: TransferRepresentation
where
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable,
    Encoder.Output == Data, Decoder.Input == Data
{
    public typealias Body = Never

    private let contentType: UTType
    private let encoder: Encoder
    private let decoder: Decoder

    /// An item that an encoder writes and a decoder reads as data of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
        self.contentType = contentType
        self.encoder = encoder
        self.decoder = decoder
    }

    /// An item as JSON.
    ///
    /// - Parameter contentType: the type that the JSON is called.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}

extension CodableRepresentation: RoutedRepresentation {
    package func ownRoutes() -> TransferRoutes<Item> {
        var routes = TransferRoutes<Item>()
        let (encoder, decoder) = (encoder, decoder)
        routes.exports = [.init(type: contentType) { try encoder.encode($0) }]
        routes.imports = [.init(type: contentType) { try decoder.decode(Item.self, from: $0) }]
        return routes
    }
}
