import DisplayList
import Foundation
import NIOHTTP1

/// What a page says first: which format it reads, and its settings.
///
/// Browsers' pages say it in the handshake of the socket, as its second protocol: JSON in the base64 of addresses. That saves a
/// turn of the line, and keeps the secret out of addresses. Others say it in the first message.
struct Greeting: Sendable {
    let version: Int
    let settings: [String: String]

    private static let header = "sec-websocket-protocol"
    private static let name = "perch"
    private static let mostSettings = 64

    /// - Parameter message: the first message without its kind.
    init?(message: some Sequence<UInt8>) {
        var reader = WireReader(Array(message))
        guard let version = try? reader.byte() else { return nil }
        self.version = Int(version)
        // Those of another version are not read: it may have other settings.
        guard version == WireFormat.version else {
            settings = [:]
            return
        }
        guard let settings = try? reader.strings(most: Self.mostSettings), reader.isAtEnd else { return nil }
        self.settings = settings
    }

    /// The greeting in a handshake; nil if there is none.
    init?(_ head: HTTPRequestHead) {
        let protocols = head.headers[canonicalForm: Self.header]
        guard protocols.count == 2, protocols[0] == Self.name else { return nil }
        var text = protocols[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: text),
            var settings = try? JSONDecoder().decode([String: String].self, from: data),
            settings.count <= Self.mostSettings + 2,
            let version = settings.removeValue(forKey: "version").flatMap(Int.init)
        else { return nil }
        self.version = version
        self.settings = settings
    }

    /// What a handshake is answered: a browser that names protocols wants to hear which one it is.
    static func answer(to head: HTTPRequestHead) -> HTTPHeaders {
        head.headers[canonicalForm: header].first.map(String.init) == name ? ["Sec-WebSocket-Protocol": name] : [:]
    }
}
