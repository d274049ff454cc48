import FirebaseAuth
import FirebaseFirestore
import Foundation
import Mixpanel
import PostHog
import RevenueCat
import SwiftUI
import Testing
import UIKit

/// Packages of databases, shops and statistics, as apps use them.
@MainActor @Suite struct DataPackageTests {
    @Test func statisticsSayOnceThatNothingIsRecorded() {
        let lines = LoggedLines()
        Log.redirect { lines.append($0) }
        defer { Log.redirect(nil) }
        for _ in 0..<2 {
            Mixpanel.initialize(token: "token", trackAutomaticEvents: false)
            Mixpanel.mainInstance().track(event: "opened", properties: ["screen": "start", "count": 2])
            PostHogSDK.shared.setup(PostHogConfig(apiKey: "key"))
            PostHogSDK.shared.capture("opened", properties: ["screen": "start"])
            Purchases.configure(withAPIKey: "key")
        }
        // Other tests log beside this one.
        let own = lines.all.filter { line in ["Mixpanel", "PostHog", "Purchases"].contains { line.hasPrefix($0) } }
        #expect(own.count == 5 && own.allSatisfy { $0.contains("has no effect here") }, "\(lines.all)")
    }

    @Test func aCustomerHasBoughtNothing() async throws {
        #expect(try await Purchases.shared.customerInfo().entitlements["pro"]?.isActive != true)
        await #expect(throws: ErrorCode.networkError) { try await Purchases.shared.offerings().current }
    }

    private struct Note: Codable, Equatable {
        @DocumentID var id: String?
        @ServerTimestamp var created: Timestamp?
        var text: String
    }

    @Test func valuesOfDocumentsAreKept() throws {
        let note = Note(id: "a", created: Timestamp(seconds: 90, nanoseconds: 500_000_000), text: "Hello")
        #expect(note.created?.dateValue() == Date(timeIntervalSince1970: 90.5))
        #expect(Timestamp(date: Date(timeIntervalSince1970: 90.5)) == note.created)
        #expect(try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(note)) == note)
        #expect(try JSONDecoder().decode(Note.self, from: Data("{\"text\": \"Hello\"}".utf8)).id == nil)
    }

    @Test func writingReportsThatThereIsNoConnection() async throws {
        let notes = Firestore.firestore().collection("notes")
        var problems: [any Error] = []
        let note = try notes.addDocument(from: Note(id: nil, created: nil, text: "Hello")) { error in
            error.map { problems.append($0) }
        }
        try note.setData(from: Note(id: nil, created: nil, text: "Bye"), merge: true) { error in
            error.map { problems.append($0) }
        }
        Firestore.firestore().batch().updateData(["text": FieldValue.delete()], forDocument: note).commit { error in
            error.map { problems.append($0) }
        }
        #expect(problems.map { ($0 as NSError).domain } == [String](repeating: FirestoreErrorDomain, count: 3))
        #expect(note.parent.collectionID == "notes")
        await #expect(throws: NSError.self) {
            _ = try await Firestore.firestore().collectionGroup("notes").whereField("text", in: ["a"])
                .getDocuments(source: .server)
        }
        let credential = OAuthProvider.credential(providerID: .apple, idToken: "token", rawNonce: "nonce")
        #expect(credential.provider == "apple.com")
        await #expect(throws: AuthErrorCode.self) { try await Auth.auth().signIn(with: credential) }
    }

    @Test func nothingCanBeBought() async throws {
        final class Follower: PurchasesDelegate {}
        let follower = Follower()
        Purchases.shared.delegate = follower
        #expect(Purchases.shared.delegate === follower && Purchases.shared.cachedCustomerInfo == nil)
        #expect(await Purchases.shared.products(["pro"]).isEmpty)
        let customer = try await Purchases.shared.customerInfo()
        #expect(customer.nonSubscriptions.isEmpty && customer.allPurchasedProductIdentifiers.isEmpty)
        await #expect(throws: ErrorCode.networkError) { try await Purchases.shared.logIn("ann").created }
        await #expect(throws: ErrorCode.networkError) { try await Purchases.shared.logOut() }
        await #expect(throws: ErrorCode.networkError) { try await Purchases.shared.showManageSubscriptions() }
        var problems: [(any Error)?] = []
        Purchases.shared.restorePurchases { problems.append($1) }
        Purchases.shared.logIn("ann") { customer, isNew, error in
            #expect(customer == nil && !isNew)
            problems.append(error)
        }
        Purchases.shared.logOut { problems.append($1) }
        Purchases.shared.getProducts(["pro"]) { #expect($0.isEmpty) }
        #expect(problems.map { $0 as? ErrorCode } == [ErrorCode?](repeating: .networkError, count: 3))
    }

    @Test func aDatabaseCannotBeReached() async {
        let notes = Firestore.firestore().collection("users").document("ann").collection("notes")
        #expect(notes.document("first").path == "users/ann/notes/first")
        var problem: (any Error)?
        let registration = notes.whereField("isDone", isEqualTo: false).order(by: "date", descending: true)
            .addSnapshotListener { snapshot, error in
                problem = error
                #expect(snapshot?.documents.map { $0.data() } == nil)
            }
        registration.remove()
        #expect((problem as? NSError)?.domain == FirestoreErrorDomain)
        await #expect(throws: NSError.self) { try await notes.document().setData(["text": "Hello"], merge: true) }
    }
}
