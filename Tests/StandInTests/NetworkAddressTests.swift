import Foundation
import Locking
import Network
import Testing

@Suite struct NetworkAddressTests {
    @Test func addressesOfVersion4AreRead() throws {
        let address = try #require(IPv4Address("192.0.2.1"))
        #expect(address.rawValue == Data([192, 0, 2, 1]) && address.debugDescription == "192.0.2.1")
        #expect(IPv4Address(Data([127, 0, 0, 1])) == .loopback && IPv4Address.loopback.isLoopback)
        #expect(IPv4Address("169.254.1.1")?.isLinkLocal == true && IPv4Address.mdnsGroup.isMulticast)
        #expect(!address.isLoopback && !address.isLinkLocal && !address.isMulticast)
        #expect(IPv4Address("256.0.0.1") == nil && IPv4Address("example.com") == nil && IPv4Address(Data([1])) == nil)
    }

    @Test func addressesOfVersion6AreRead() throws {
        let address = try #require(IPv6Address("2001:db8::1"))
        #expect(address.rawValue.count == 16 && address.debugDescription == "2001:db8::1")
        #expect(
            IPv6Address("::1") == .loopback && IPv6Address.any.isAny && IPv6Address("fd00::1")?.isUniqueLocal == true)
        #expect(IPv6Address.linkLocalNodes.multicastScope == .linkLocal && address.multicastScope == nil)
        let local = try #require(IPv6Address("fe80::1%en0"))
        #expect(local.isLinkLocal && local.interface?.name == "en0" && local.debugDescription == "fe80::1%en0")
        #expect(IPv6Address("::ffff:192.0.2.1")?.asIPv4 == IPv4Address("192.0.2.1"))
        #expect(IPv6Address("2002:c000:0201::")?.asIPv4 == IPv4Address("192.0.2.1") && address.asIPv4 == nil)
        #expect(IPv6Address("192.0.2.1") == nil && IPv6Address("1::2::3") == nil)
    }

    @Test func aHostIsANameOrAnAddress() {
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil))
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.hostPort(host: "127.0.0.1", port: 80).debugDescription == "127.0.0.1:80")
    }

    @Test func aListenerFailsAndABrowserFindsNothing() async throws {
        let listener = try NWListener(service: .init(name: "a", type: "_http._tcp"), using: .tcp)
        let states = AsyncStream<NWListener.State> { continuation in
            listener.stateUpdateHandler = { continuation.yield($0) }
        }
        listener.start(queue: .global())
        for await state in states {
            #expect(state == .failed(.posix(.ENETDOWN)) && listener.state == state)
            break
        }
        #expect(listener.service?.type == "_http._tcp" && listener.port == nil)

        let browser = NWBrowser(for: .bonjour(type: "_http._tcp", domain: nil), using: .tcp)
        let browserStates = AsyncStream<NWBrowser.State> { continuation in
            browser.stateUpdateHandler = { continuation.yield($0) }
        }
        browser.start(queue: .global())
        for await state in browserStates {
            #expect(state == .ready)
            break
        }
        browser.cancel()
        #expect(browser.state == .cancelled && browser.browseResults.isEmpty)
        #expect(NWTXTRecord(["a": "b"])["a"] == "b")
    }
}
