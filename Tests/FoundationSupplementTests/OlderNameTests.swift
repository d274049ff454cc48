import Foundation
import FoundationSupplement
import Glibc
import Testing

/// Names and types that Apple's Foundation and C library have, and Linux has in other forms.
@Suite struct OlderNameTests {
    @Test func dataIsWrittenWithTheOlderOptions() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([1, 2]).write(to: file, options: [.atomicWrite, .completeFileProtectionWhenUserInactive])
        #expect(try Data(contentsOf: file, options: [.dataReadingMapped, .mappedRead, .uncachedRead]) == Data([1, 2]))
    }

    @Test func changesOfTheStoreHaveReasons() {
        let reasons = [
            NSUbiquitousKeyValueStoreServerChange, NSUbiquitousKeyValueStoreInitialSyncChange,
            NSUbiquitousKeyValueStoreQuotaViolationChange, NSUbiquitousKeyValueStoreAccountChange,
        ]
        #expect(reasons == [0, 1, 2, 3])
    }

    @Test func theCapacityIsTheSameForAllUses() throws {
        let values = try FileManager.default.temporaryDirectory.resourceValues(forKeys: [
            .volumeAvailableCapacityForImportantUsageKey, .volumeAvailableCapacityForOpportunisticUsageKey,
        ])
        let capacity = try #require(values.volumeAvailableCapacityForImportantUsage)
        #expect(capacity > 0 && values.volumeAvailableCapacityForOpportunisticUsage == capacity)
        #expect(URLResourceValues().volumeAvailableCapacityForImportantUsage == nil)
    }

    @Test func constantsOfSocketsFitWhatTakesThem() throws {
        var hints = addrinfo()
        hints.ai_family = AF_INET
        hints.ai_socktype = SOCK_STREAM
        hints.ai_protocol = IPPROTO_TCP
        hints.ai_flags = AI_PASSIVE | AI_NUMERICHOST
        var found: UnsafeMutablePointer<addrinfo>?
        #expect(getaddrinfo("127.0.0.1", "80", &hints, &found) == 0)
        defer { freeaddrinfo(found) }
        let first = try #require(found?.pointee)
        #expect(first.ai_socktype == SOCK_STREAM && first.ai_addr.pointee.sa_len == 16)

        let descriptor = socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP)
        #expect(descriptor >= 0 && shutdown(descriptor, SHUT_RDWR) == -1)
        close(descriptor)
    }

    @Test func flagsOfInterfacesAreCombined() throws {
        var list: UnsafeMutablePointer<ifaddrs>?
        try #require(getifaddrs(&list) == 0)
        defer { freeifaddrs(list) }
        var loopbacks = 0
        for interface in sequence(first: try #require(list), next: \.pointee.ifa_next) {
            let flags = Int32(bitPattern: interface.pointee.ifa_flags)
            if flags & (IFF_UP | IFF_LOOPBACK) == (IFF_UP | IFF_LOOPBACK) { loopbacks += 1 }
        }
        #expect(loopbacks > 0)
        // Where no type is asked for, the constants are those of C.
        #expect(Int(IFF_LOOPBACK) == 8 && UInt8(DT_DIR) == 4 && sysconf(_SC_PAGESIZE) > 0)
    }

    @Test func addressesKnowTheirSize() {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        #expect(address.sin_len == 16 && sockaddr_in6().sin6_len == 28 && sockaddr_un().sun_len == 110)
        var storage = sockaddr_storage()
        storage.ss_family = sa_family_t(AF_INET6)
        #expect(storage.ss_len == 28)
    }
}
