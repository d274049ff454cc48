import Foundation
import PerchStandIns
import Security
import Testing

@Suite struct SecurityTests {
    private func query(_ account: String) -> [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "service",
            kSecAttrAccount as String: account,
        ]
    }

    private func add(_ account: String, _ text: String) -> OSStatus {
        var attributes = query(account)
        attributes[kSecValueData as String] = Data(text.utf8)
        attributes[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
        return SecItemAdd(attributes as CFDictionary, nil)
    }

    private func read(_ account: String) -> (OSStatus, Data?) {
        var question = query(account)
        question[kSecReturnData as String] = kCFBooleanTrue
        question[kSecMatchLimit as String] = kSecMatchLimitOne
        var item: CFTypeRef?
        let status = SecItemCopyMatching(question as CFDictionary, &item)
        return (status, item as? Data)
    }

    @Test func whatIsAddedIsFoundChangedAndRemoved() {
        DeviceState().perform {
            #expect(read("ada").0 == errSecItemNotFound)
            #expect(add("ada", "secret") == errSecSuccess)
            #expect(add("ada", "other") == errSecDuplicateItem)
            #expect(read("ada") == (errSecSuccess, Data("secret".utf8)))

            let changes = [kSecValueData as String: Data("new".utf8)]
            #expect(SecItemUpdate(query("ada") as CFDictionary, changes as CFDictionary) == errSecSuccess)
            #expect(read("ada").1 == Data("new".utf8))
            #expect(SecItemUpdate(query("bob") as CFDictionary, changes as CFDictionary) == errSecItemNotFound)

            #expect(SecItemDelete(query("ada") as CFDictionary) == errSecSuccess)
            #expect(SecItemDelete(query("ada") as CFDictionary) == errSecItemNotFound)
        }
    }

    @Test func allItemsComeOutWithTheirAttributes() throws {
        try DeviceState().perform {
            _ = add("ada", "1")
            _ = add("bob", "2")
            let question: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitAll,
                kSecReturnAttributes as String: true, kSecReturnData as String: true,
            ]
            var result: AnyObject?
            #expect(SecItemCopyMatching(question as CFDictionary, &result) == errSecSuccess)
            let items = try #require(result as? [[String: Any]])
            #expect(items.map { $0[kSecAttrAccount as String] as? String } == ["ada", "bob"])
            #expect(items.map { $0[kSecValueData as String] as? Data } == [Data("1".utf8), Data("2".utf8)])
        }
    }

    /// Programs find out about their team by the group of an item that names none.
    @Test func itemsBelongToTheGroupOfTheProgram() throws {
        try DeviceState().perform {
            _ = add("ada", "1")
            let question: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword, kSecReturnAttributes as String: true,
            ]
            var result: AnyObject?
            #expect(SecItemCopyMatching(question as CFDictionary, &result) == errSecSuccess)
            let group = try #require((result as? [String: Any])?[kSecAttrAccessGroup as String] as? String)
            #expect(group.split(separator: ".").first?.count == 10)
            #expect(add("ada", "1") == errSecDuplicateItem)
        }
    }

    @Test func eachDeviceHasAKeychainOfItsOwn() {
        DeviceState().perform { _ = add("ada", "1") }
        DeviceState().perform { #expect(read("ada").0 == errSecItemNotFound) }
    }

    @Test func aQueryWithoutAClassIsRefused() {
        #expect(SecItemAdd([kSecAttrAccount as String: "x"] as CFDictionary, nil) == errSecParam)
        #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
    }

    @Test func randomBytesDiffer() {
        var bytes = [UInt8](repeating: 0, count: 32)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 4)
    }

    /// A certificate that signs itself, made by openssl for example.com.
    private let certificate = """
        MIIBrTCCAVOgAwIBAgIUPF0MuiQhA1/j+asbrumg42hxEFswCgYIKoZIzj0EAwIwLDEUMBIGA1UECgwLRXhhbXBsZSBPcmcxFDAS
        BgNVBAMMC2V4YW1wbGUuY29tMB4XDTI2MTEyNzA5MDQ0MVoXDTM2MTEyNDA5MDQ0MVowLDEUMBIGA1UECgwLRXhhbXBsZSBPcmcx
        FDASBgNVBAMMC2V4YW1wbGUuY29tMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEVu8WzeAKuCMeD04BYFhF66MjPLQrYzlzlfr
        iwhB9TZLK7mFAlu8Ks05M3RDfWmUYYZACggzsVIhaeK/dG0WNaNTMFEwHQYDVR0OBBYEFAb3HDF+mzvZfXx1B/j0fPWeCrU7MB8G
        A1UdIwQYMBaAFAb3HDF+mzvZfXx1B/j0fPWeCrU7MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgeqhXLn41gRr0
        jzS7rodO1kr7GghJWJSpieuEU2SR/yACIQDniDkgzCMsW2nAYzFJcs6XF4PzFjutSWVgCPhGKD4Gaw==
        """

    @Test func aCertificateNamesItsSubject() throws {
        let data = try #require(Data(base64Encoded: certificate, options: .ignoreUnknownCharacters))
        let made = try #require(SecCertificateCreateWithData(nil, data as NSData))
        #expect(SecCertificateCopySubjectSummary(made) as String? == "example.com")
        #expect(SecCertificateCopyData(made) as Data == data)
        #expect(SecCertificateCreateWithData(nil, Data([1, 2, 3]) as NSData) == nil)
        #expect(SecCertificateCreateWithData(nil, data.dropLast() as NSData) == nil)
    }

    @Test func trustIsNotGiven() throws {
        let data = try #require(Data(base64Encoded: certificate, options: .ignoreUnknownCharacters))
        let made = try #require(SecCertificateCreateWithData(nil, data as NSData))
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(made, SecPolicyCreateSSL(true, nil), &trust) == errSecSuccess)
        let known = try #require(trust)
        #expect(SecTrustGetCertificateCount(known) == 1)
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(known, &error) && error?.code == Int(errSecNotAvailable))
        var refusal: Unmanaged<CFError>?
        #expect(SecKeyCreateRandomKey([kSecAttrKeySizeInBits: 256] as NSDictionary, &refusal) == nil)
        #expect(refusal?.takeRetainedValue().code == Int(errSecUnimplemented))
    }
}
