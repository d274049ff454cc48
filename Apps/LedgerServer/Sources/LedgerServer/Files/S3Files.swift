import Crypto
import Foundation
import LedgerCore

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Files in storage that speaks S3's protocol. Devices send them to it and read them from it themselves, by addresses that the
/// server signs; the server never has a file in its hands.
///
/// The address of an upload holds for one length, one type and one SHA-256, which the storage compares with what arrives.
public struct S3Files: FileStorage {
    public struct Account: Sendable {
        /// Such as `https://storage.example.com`, without a path.
        public var endpoint: URL
        public var bucket: String
        public var region: String
        public var accessKey: String
        public var secretKey: String

        public init(endpoint: URL, bucket: String, region: String, accessKey: String, secretKey: String) {
            self.endpoint = endpoint
            self.bucket = bucket
            self.region = region
            self.accessKey = accessKey
            self.secretKey = secretKey
        }
    }

    private let storage: Account

    public init(_ storage: Account) { self.storage = storage }

    public func contains(_ hash: String, in account: String) async throws -> Bool {
        try await status("HEAD", hash, in: account) == 200
    }

    public func remove(_ hashes: [String], of account: String) async throws {
        for hash in hashes {
            let status = try await status("DELETE", hash, in: account)
            guard (200..<300).contains(status) || status == 404 else {
                throw ServerFailure(.unavailable, "The file storage answers with \(status).")
            }
        }
    }

    /// What the storage answers to a request without a body.
    private func status(_ method: String, _ hash: String, in account: String) async throws -> Int {
        let address = address(method, hash, in: account, headers: [:], now: Date())
        guard let url = URL(string: address) else { throw URLError(.badURL) }
        var request = URLRequest(url: url, timeoutInterval: 10)
        request.httpMethod = method
        let (_, response) = try await URLSession.shared.data(for: request)
        return (response as? HTTPURLResponse)?.statusCode ?? 0
    }

    public func uploadAddress(of file: FileDescription, in account: String, now: Date) throws -> String {
        address(
            "PUT", file.hash, in: account,
            headers: [
                "content-length": "\(file.size)", "content-type": file.type, "x-amz-checksum-sha256": file.base64Hash,
            ], now: now)
    }

    public func downloadAddress(of hash: String, in account: String, now: Date) throws -> String {
        address("GET", hash, in: account, headers: [:], now: now)
    }

    /// An address signed as "Signature Version 4" says, for a request with certain headers.
    func address(
        _ method: String, _ hash: String, in account: String, headers: [String: String], now: Date
    ) -> String {
        let time = now.formatted(Self.timeFormat)
        let day = String(time.prefix(8))
        let scope = "\(day)/\(storage.region)/s3/aws4_request"
        let host =
            storage.endpoint.port.map { "\(storage.endpoint.host() ?? ""):\($0)" } ?? storage.endpoint.host() ?? ""
        let headers = headers.merging(["host": host]) { $1 }.sorted { $0.key < $1.key }
        let names = headers.map(\.key).joined(separator: ";")
        let folder = SHA256.hash(data: Data(account.utf8)).hexadecimal
        let path = "/\(Self.escaped(storage.bucket))/\(folder)/\(hash)"
        let query = [
            ("X-Amz-Algorithm", "AWS4-HMAC-SHA256"), ("X-Amz-Credential", "\(storage.accessKey)/\(scope)"),
            ("X-Amz-Date", time), ("X-Amz-Expires", "\(Int(FolderFiles.lifetime))"), ("X-Amz-SignedHeaders", names),
        ].map { "\($0)=\(Self.escaped($1))" }.joined(separator: "&")
        let request = [
            method, path, query, headers.map { "\($0.key):\($0.value)\n" }.joined(), names, "UNSIGNED-PAYLOAD",
        ].joined(separator: "\n")
        let text = "AWS4-HMAC-SHA256\n\(time)\n\(scope)\n\(SHA256.hash(data: Data(request.utf8)).hexadecimal)"
        var key = Data("AWS4\(storage.secretKey)".utf8)
        for part in [day, storage.region, "s3", "aws4_request"] {
            key = Data(HMAC<SHA256>.authenticationCode(for: Data(part.utf8), using: SymmetricKey(data: key)))
        }
        let signature = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: key))
        let base = storage.endpoint.absoluteString.trimmingSuffix("/")
        return "\(base)\(path)?\(query)&X-Amz-Signature=\(signature.hexadecimal)"
    }

    private static let timeFormat = Date.VerbatimFormatStyle(
        format: """
            \(year: .padded(4))\(month: .twoDigits)\(day: .twoDigits)T\
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))\(minute: .twoDigits)\(second: .twoDigits)Z
            """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))

    /// Everything but letters, digits and `-._~` as `%` and two digits.
    private static func escaped(_ text: String) -> String {
        text.utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.append(Character(UnicodeScalar(byte)))
            default: result += "%" + [byte].hexadecimal.uppercased()
            }
        }
    }
}

extension FileDescription {
    /// The hash as S3 writes it.
    fileprivate var base64Hash: String {
        let digits = Array(hash.utf8)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)
        }
        return Data(bytes).base64EncodedString()
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
