import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
    /// Compares the method, the address, the sorted headers and the body of requests.
    public static var raw: Snapshotting { raw(pretty: false) }

    /// Compares the method, the address, the sorted headers and the body of requests.
    ///
    /// - Parameter pretty: Whether a body of JSON is written with indentation and sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var lines = ["\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(no address)")"]
            lines += request.sortedHeaders.map { "\($0.name): \($0.value)" }
            if let body = request.httpBody {
                let value = pretty ? try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed) : nil
                lines += ["", value.flatMap(sortedJSON) ?? String(decoding: body, as: UTF8.self)]
            }
            return lines.joined(separator: "\n")
        }
    }

    /// Compares the `curl` commands that send requests.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            var arguments: [String] = []
            switch request.httpMethod ?? "GET" {
            case "GET": break
            case "HEAD": arguments.append("--head")
            case let method: arguments.append("--request \(method)")
            }
            arguments += request.sortedHeaders.map { "--header \(quoted("\($0.name): \($0.value)"))" }
            if let body = request.httpBody {
                arguments.append("--data \(quoted(String(decoding: body, as: UTF8.self)))")
            }
            arguments.append(quoted(request.url?.absoluteString ?? ""))
            return (["curl"] + arguments).joined(separator: " \\\n\t")
        }
    }
}

extension URLRequest {
    fileprivate var sortedHeaders: [(name: String, value: String)] {
        (allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}

/// A text as one word of a shell.
private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
