import NIOCore
import PerchHost

/// Encrypts connections; a module that can do so brings a type that conforms, and is found by it where it is linked.
@_alwaysEmitConformanceMetadata
package protocol ConnectionEncryption {
    /// Makes the handler of a connection, with the files of a certificate and its key.
    ///
    /// - Throws: where the files are not there, or are none.
    static func handlers(certificate: String, key: String) throws -> @Sendable () -> any ChannelHandler
}

/// What encrypts, if anything that does is linked in.
var linkedEncryption: (any ConnectionEncryption.Type)? {
    ConformanceSearch.types(conformingTo: (any ConnectionEncryption).self)
        .lazy.compactMap { $0 as? any ConnectionEncryption.Type }.first
}
