import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// Plain text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try text($0)
        }
        DataRepresentation(importedContentType: .plainText) { try text($0) }
    }

    @Sendable static func text(_ data: Data) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}

extension Data: Transferable {
    /// Bytes of any type.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address; of a file, also what it holds.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url($0)
        }
        .exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            try url($0)
        }
    }

    @Sendable static func url(_ data: Data) throws -> URL {
        guard let url = URL(string: try String.text(data)) else { throw CocoaError(.fileReadUnknown) }
        return url
    }
}

extension AttributedString: Transferable {
    /// The characters. Attributes are lost, since Foundation encodes them on Apple's platforms only.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}
