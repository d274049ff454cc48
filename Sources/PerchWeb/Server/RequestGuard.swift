import Foundation

/// Decides who is served, by the headers of a request alone, before anything else is done for it.
///
/// A page of another site may make a browser talk to this machine, by a name that leads here (DNS rebinding) or across sites.
/// So the name that was asked for must be one of this machine's, and where a browser says which page asks, it must be ours.
struct RequestGuard: Sendable {
    var port: Int
    var allowedHosts: [String] = []
    var token: String?
    var isEncrypted = false
    /// Where browsers find a proxy that passes their requests on.
    var publicAddress: PublicAddress?

    struct Request: Sendable {
        var host: String?
        var origin: String?
        /// What browsers tell in `Sec-Fetch-Site`.
        var site: String?
        var cookie: String?
        var isUpgrade = false
        /// The address of this machine that the connection came to.
        var address: String?
    }

    enum Verdict: Hashable, Sendable {
        case welcome
        /// Right, but the page has to show its token first.
        case unknown
        case refused(String)
    }

    /// Cookies are shared by all ports of a machine, so the port is part of the name.
    var cookieName: String { "perch-\(port)" }
    /// The name of the cookie by which a browser is known again.
    var browserCookieName: String { cookieName + "-browser" }

    /// Which browser asks; nil for one that is not known.
    func browser(_ cookie: String?) -> String? {
        cookieValue(cookie, browserCookieName).flatMap { Secret.isOne($0) ? $0 : nil }
    }

    /// A cookie that no script can read, and that only this server's own pages send.
    func cookie(_ name: String, _ value: String, seconds: Int? = nil) -> String {
        "\(name)=\(value); HttpOnly; SameSite=Strict; Path=/" + (seconds.map { "; Max-Age=\($0)" } ?? "")
            + (isEncrypted || publicAddress?.isEncrypted == true ? "; Secure" : "")
    }

    func verdict(_ request: Request) -> Verdict {
        let isPublic = request.host.map { publicAddress?.isAsked(by: $0) == true } ?? false
        guard let host = request.host, isPublic || isOurs(host, request.address) else {
            return .refused(Self.advice(request.host))
        }
        if let origin = request.origin {
            // What a proxy decrypts is of the page at its own address.
            let own = (isEncrypted ? "https://" : "http://") + host.lowercased()
            guard origin.lowercased() == (isPublic ? publicAddress?.origin : own) else {
                return .refused("Pages from other sites cannot connect to this server.")
            }
        } else if request.isUpgrade, token == nil {
            // Every browser names the page; what is no browser has to know the token.
            return .refused("The connection does not name its page. Load the page again.")
        }
        if let site = request.site, site == "cross-site" || site == "same-site" {
            guard site != "cross-site" || !request.isUpgrade else {
                return .refused("Pages from other sites cannot connect to this server.")
            }
        }
        guard let token else { return .welcome }
        return Secret.areEqual(cookieValue(request.cookie, cookieName) ?? "", token) ? .welcome : .unknown
    }

    /// The reason for a refusal because of the host's name.
    private static func advice(_ host: String?) -> String {
        guard let name = host.flatMap({ split($0.lowercased())?.name }), !name.isEmpty, name.utf8.count <= 253,
            name.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) || $0 == 45 || $0 == 46 })
        else { return "This server does not accept that host name." }
        return
            "This server does not accept the host name \(name). To allow it, start the server with --allow-host \(name)."
    }

    /// Whether a `Host` header names this machine, and this port.
    private func isOurs(_ host: String, _ address: String?) -> Bool {
        guard let (name, port) = Self.split(host.lowercased()), port ?? (isEncrypted ? 443 : 80) == self.port else {
            return false
        }
        if Self.isLoopback(name: name) { return true }
        // No other site can make a browser ask by the address itself that the connection came to.
        if let address, name == address.lowercased() || name == "[\(address.lowercased())]" { return true }
        return allowedHosts.contains { $0.lowercased() == name }
    }

    /// Whether a `Host` header asks by a name that always leads to this machine.
    static func isLoopback(_ host: String?) -> Bool {
        host.flatMap { split($0.lowercased()) }.map { isLoopback(name: $0.name) } ?? false
    }

    private static func isLoopback(name: String) -> Bool {
        if name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    fileprivate static func split(_ host: String) -> (name: String, port: Int?)? {
        let end: String.Index
        if host.hasPrefix("[") {
            guard let bracket = host.firstIndex(of: "]") else { return nil }
            end = host.index(after: bracket)
        } else {
            end = host.firstIndex(of: ":") ?? host.endIndex
        }
        let rest = host[end...]
        if rest.isEmpty { return (String(host[..<end]), nil) }
        guard rest.first == ":", let port = UInt16(rest.dropFirst()) else { return nil }
        return (String(host[..<end]), Int(port))
    }

    private func cookieValue(_ header: String?, _ name: String) -> String? {
        for pair in (header ?? "").split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if parts.count == 2, parts[0] == name { return parts[1] }
        }
        return nil
    }
}

/// The address of a proxy in front of the server, such as `https://ledger.example.com`.
struct PublicAddress: Hashable, Sendable {
    let isEncrypted: Bool
    private let name: String
    private let port: Int

    /// `nil` for what is no `http` or `https` address of a whole site.
    init?(_ text: String) {
        guard let parts = URLComponents(string: text.lowercased()), let name = parts.host, !name.isEmpty,
            parts.scheme == "https" || parts.scheme == "http", ["", "/"].contains(parts.path), parts.query == nil,
            parts.fragment == nil, parts.user == nil
        else { return nil }
        isEncrypted = parts.scheme == "https"
        self.name = name
        port = parts.port ?? Self.usualPort(isEncrypted)
    }

    /// What browsers call the page's origin.
    var origin: String {
        (isEncrypted ? "https://" : "http://") + name + (port == Self.usualPort(isEncrypted) ? "" : ":\(port)")
    }

    /// Whether a `Host` header names it.
    fileprivate func isAsked(by host: String) -> Bool {
        guard let asked = RequestGuard.split(host.lowercased()) else { return false }
        return asked.name == name && asked.port ?? Self.usualPort(isEncrypted) == port
    }

    private static func usualPort(_ isEncrypted: Bool) -> Int { isEncrypted ? 443 : 80 }
}
