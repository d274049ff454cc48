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
