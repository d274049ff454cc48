import Testing

@testable import PerchWeb

@Suite("Who is served")
struct RequestGuardTests {
    private let local = RequestGuard(port: 8900)
    private let shared = RequestGuard(port: 8900, allowedHosts: ["studio.example"], token: "right")

    @Test(
        "those who ask for this machine by its own names",
        arguments: [
            "localhost:8900", "LOCALHOST:8900", "gallery.localhost:8900", "127.0.0.1:8900", "127.8.0.1:8900",
            "[::1]:8900",
        ])
    func ownNames(host: String) {
        #expect(local.verdict(.init(host: host)) == .welcome)
        #expect(local.verdict(.init(host: host, origin: "http://" + host, isUpgrade: true)) == .welcome)
    }

    @Test(
        "not those who come by a name that only leads here",
        arguments: [
            "evil.example:8900", "localhost.evil.example:8900", "localhost", "localhost:8901",
            "127.0.0.1.evil.example:8900",
            "127.0.0.1", "10.0.0.1:8900", "[::2]:8900", "[::1]", "localhost:8900:8900", "localhost:", "", "[::1",
            "0x7f.1:8900",
            "127.0.0.256:8900",
        ])
    func otherNames(host: String) {
        guard case .refused = local.verdict(.init(host: host)) else {
            Issue.record("\(host) was served")
            return
        }
    }

    @Test("those who ask by the address that they came to, and others with the option that is missing")
    func addresses() {
        #expect(local.verdict(.init(host: "192.168.1.5:8900", address: "192.168.1.5")) == .welcome)
        #expect(local.verdict(.init(host: "[fe80::1]:8900", address: "fe80::1")) == .welcome)
        #expect(local.verdict(.init(host: "192.168.1.5:8901", address: "192.168.1.5")) != .welcome)
        #expect(
            local.verdict(.init(host: "192.168.1.6:8900", address: "192.168.1.5"))
                == .refused(
                    "This server does not accept the host name 192.168.1.6. To allow it, start the server with "
                        + "--allow-host 192.168.1.6."))
        #expect(local.verdict(.init(host: "<b>:8900")) == .refused("This server does not accept that host name."))
    }

    @Test("those who come through a proxy, by its address and from its pages alone")
    func proxy() {
        var guarding = local
        guarding.publicAddress = PublicAddress("https://Ledger.example.com/")
        func verdict(_ host: String, _ origin: String?) -> RequestGuard.Verdict {
            guarding.verdict(.init(host: host, origin: origin, isUpgrade: origin != nil))
        }
        #expect(verdict("ledger.example.com", nil) == .welcome)
        #expect(verdict("ledger.example.com:443", "https://ledger.example.com") == .welcome)
        for origin in ["http://ledger.example.com", "https://evil.example", "https://ledger.example.com:8900", "null"] {
            #expect(
                verdict("ledger.example.com", origin)
                    == .refused("Pages from other sites cannot connect to this server."))
        }
        for host in ["ledger.example.com:80", "ledger.example.com:8900", "evil.ledger.example.com", "ledger.example"] {
            #expect(verdict(host, nil) != .welcome, "\(host)")
        }
        // On the machine itself it goes on as before.
        #expect(verdict("localhost:8900", "http://localhost:8900") == .welcome)
        #expect(verdict("localhost:8900", "https://ledger.example.com") != .welcome)
        #expect(guarding.cookie("a", "b").contains("; Secure"))
        #expect(!local.cookie("a", "b").contains("; Secure"))
    }

    @Test("A proxy's address names a site, with its port where that is unusual")
    func publicAddresses() {
        #expect(PublicAddress("https://a.example:443")?.origin == "https://a.example")
        #expect(PublicAddress("https://a.example:8443/")?.origin == "https://a.example:8443")
        #expect(PublicAddress("http://a.example")?.isEncrypted == false)
        for text in ["a.example", "ftp://a.example", "https://a.example/path", "https://u@a.example", "https://", ""] {
            #expect(PublicAddress(text) == nil, "\(text)")
        }
    }

    @Test("not those who name no host at all")
    func noHost() { #expect(local.verdict(.init()) == .refused("This server does not accept that host name.")) }

    @Test(
        "not pages of other origins",
        arguments: [
            "http://evil.example", "http://localhost:8901", "https://localhost:8900", "null", "http://127.0.0.1:8900",
            "",
            "http://localhost:8900.evil.example",
        ])
    func otherOrigins(origin: String) {
        for isUpgrade in [true, false] {
            let verdict = local.verdict(.init(host: "localhost:8900", origin: origin, isUpgrade: isUpgrade))
            #expect(verdict == .refused("Pages from other sites cannot connect to this server."))
        }
    }

    @Test("not sockets without an origin, and none of another site")
    func sockets() {
        #expect(local.verdict(.init(host: "localhost:8900", isUpgrade: true)) != .welcome)
        #expect(
            local.verdict(
                .init(
                    host: "localhost:8900", origin: "http://localhost:8900", site: "cross-site", isUpgrade: true))
                != .welcome)
    }

    @Test("those who have shown the token, where one is needed")
    func tokens() {
        func verdict(_ cookie: String?, host: String = "studio.example:8900") -> RequestGuard.Verdict {
            shared.verdict(.init(host: host, origin: "http://" + host, cookie: cookie, isUpgrade: true))
        }
        #expect(verdict(nil) == .unknown)
        #expect(verdict("perch-8900=wrong") == .unknown)
        #expect(verdict("perch-8901=right") == .unknown)
        #expect(verdict("a=b; perch-8900=right; c=d") == .welcome)
        #expect(verdict("perch-8900=right", host: "evil.example:8900") != .welcome)
    }

    @Test("secrets are long, of letters and digits, and never the same")
    func secrets() {
        let secrets = (0..<50).map { _ in Secret.make() }
        #expect(Set(secrets).count == 50)
        #expect(secrets.allSatisfy { $0.count == 52 && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        #expect(Secret.areEqual("abc", "abc") && !Secret.areEqual("abc", "abd") && !Secret.areEqual("abc", "ab"))
    }
}
