import Testing

@testable import ProjectBuild

@Suite struct NameOwnersTests {
    private let owners = NameOwners("UNNotification\tUserNotifications\nkSecClass\tSecurity\nbroken line\n")

    @Test func findsTheModuleOfANameThatWasNotFound() {
        #expect(owners.module(in: "cannot find type 'UNNotification' in scope") == "UserNotifications")
        #expect(owners.module(in: "cannot find 'kSecClass' in scope") == "Security")
        #expect(owners.module(in: "unknown attribute 'UNNotification'") == "UserNotifications")
    }

    @Test func leavesOtherMessagesAlone() {
        #expect(owners.module(in: "cannot find 'other' in scope") == nil)
        #expect(owners.module(in: "value of type 'UNNotification' has no member 'x'") == nil)
        #expect(NameOwners("").module(in: "cannot find 'kSecClass' in scope") == nil)
    }
}
