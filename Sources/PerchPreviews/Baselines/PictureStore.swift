import Foundation

/// A place that has pictures by their hashes: a folder, an HTTP server, or a bucket of S3-compatible storage.
struct PictureStore: Equatable {
    enum Place: Equatable {
        case folder(URL)
        /// An address that ends in a slash, and how requests are authorized, as lines of a configuration of curl.
        case server(String, authorization: [String])
    }

    let place: Place

    /// - Parameters:
    ///   - text: a folder, `https://host/path`, or `s3://bucket/prefix`.
    ///   - environment: keys and the region as the tools of S3 take them; `PERCH_STORE_AUTHORIZATION` for a server. Both come
    ///     from the environment only, because a file of the project can be changed by a pull request.
    init(_ text: String, environment: [String: String]) throws {
        guard let scheme = text.range(of: "://").map({ text[..<$0.lowerBound].lowercased() }) else {
            guard !text.isEmpty else { throw StoreProblem("--store must name a folder or an address.") }
            place = .folder(URL(fileURLWithPath: text, isDirectory: true))
            return
        }
        let isPlain = text.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
                || "-._~:/%[]@".unicodeScalars.contains($0)
        }
        guard isPlain, !text.contains("/../"), !text.hasSuffix("/..") else {
            throw StoreProblem(
                "“\(text)” is not the address of a store: percent-encode characters other than letters and digits.")
        }
        switch scheme {
        case "http", "https":
            guard let host = URLComponents(string: text)?.host, !host.isEmpty else {
                throw StoreProblem("“\(text)” is not the address of a store: it has no server name.")
            }
            let header = environment["PERCH_STORE_AUTHORIZATION"].flatMap { $0.isEmpty ? nil : "Authorization: \($0)" }
            place = .server(text.withSlash, authorization: header.map { [Curl.line("header", $0)] } ?? [])
        case "s3":
            let bucket = try S3Bucket(text, environment: environment)
            place = .server(bucket.address, authorization: bucket.authorization)
        default:
            throw StoreProblem("“\(text)” is not the address of a store. Use a folder, http://, https:// or s3://.")
        }
    }

    /// Brings pictures to files. A picture that the store does not have is left out.
    func fetch(_ hashes: [PictureHash], to file: (PictureHash) -> URL) throws {
        switch place {
        case .folder(let folder):
            for hash in hashes {
                let from = folder.appendingPathComponent(hash.path)
                guard FileManager.default.fileExists(atPath: from.path) else { continue }
                try Data(contentsOf: from).write(to: file(hash))
            }
        case .server(let address, let authorization):
            try Curl.transfer(
                hashes.map { [Curl.line("url", address + $0.path), Curl.line("output", file($0).path)] },
                options: authorization, allowsMissing: true)
        }
    }

    /// Puts files into the store.
    func put(_ files: [(hash: PictureHash, file: URL)]) throws {
        switch place {
        case .folder(let folder):
            for (hash, file) in files {
                let to = folder.appendingPathComponent(hash.path)
                try FileManager.default.createDirectory(
                    at: to.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(contentsOf: file).write(to: to, options: .atomic)
            }
        case .server(let address, let authorization):
            try Curl.transfer(
                files.map { [Curl.line("url", address + $0.hash.path), Curl.line("upload-file", $0.file.path)] },
                options: authorization, allowsMissing: false)
        }
    }
}

extension String {
    fileprivate var withSlash: String { hasSuffix("/") ? self : self + "/" }
}

/// A bucket of S3-compatible storage.
private struct S3Bucket {
    let address: String
    let authorization: [String]

    init(_ text: String, environment: [String: String]) throws {
        func value(_ names: String...) -> String? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        }
        let path = text.dropFirst("s3://".count)
        let bucket = path.prefix { $0 != "/" }
        guard !bucket.isEmpty else { throw StoreProblem("“\(text)” has no bucket name.") }
        let region = value("AWS_REGION", "AWS_DEFAULT_REGION") ?? "us-east-1"
        if let endpoint = value("AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL") {
            guard endpoint.hasPrefix("https://") || endpoint.hasPrefix("http://") else {
                throw StoreProblem("AWS_ENDPOINT_URL is “\(endpoint)”; it must begin with https:// or http://.")
            }
            address = (endpoint.withSlash + path).withSlash
        } else {
            address = "https://\(bucket).s3.\(region).amazonaws.com\(path.dropFirst(bucket.count))".withSlash
        }
        guard let key = value("AWS_ACCESS_KEY_ID"), let secret = value("AWS_SECRET_ACCESS_KEY") else {
            // A public bucket can be read without keys.
            authorization = []
            return
        }
        var lines = [Curl.line("aws-sigv4", "aws:amz:\(region):s3"), Curl.line("user", "\(key):\(secret)")]
        if let token = value("AWS_SESSION_TOKEN") {
            lines.append(Curl.line("header", "x-amz-security-token: \(token)"))
        }
        authorization = lines
    }
}
