import NIOCore
import NIOSSL
import PerchWeb

/// Encrypts connections with a certificate, by NIOSSL. Programs that link this module have the options `--certificate` and
/// `--key`. It is a separate module because BoringSSL takes longer to build than all else.
struct CertificateEncryption: ConnectionEncryption {
    static func handlers(certificate: String, key: String) throws -> @Sendable () -> any ChannelHandler {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(file: key, format: .pem)))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        let context = try NIOSSLContext(configuration: configuration)
        return { NIOSSLServerHandler(context: context) }
    }
}
