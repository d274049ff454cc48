import CoreSpotlight
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite struct SpotlightTests {
    @Test func attributesAreKept() throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .movie)
        attributes.title = "Ponyo"
        attributes.genre = "Family"
        attributes.addedDate = Date(timeIntervalSince1970: 1)
        attributes.downloadedDate = Date(timeIntervalSince1970: 2)
        attributes.thumbnailURL = URL(string: "https://example.com/poster.png")
        attributes.contentRating = NSNumber(value: 0)
        attributes.userCurated = NSNumber(value: true)
        attributes.userOwned = NSNumber(value: false)
        attributes.importantDates = [Date(timeIntervalSince1970: 3)]
        attributes.authors = [
            CSPerson(displayName: "Sosuke", handles: ["sosuke@example.com"], handleIdentifier: "emails")
        ]
        attributes.latitude = 59.3
        attributes.gpsdop = 1
        #expect(attributes.contentType == UTType.movie.identifier && attributes.title == "Ponyo")
        #expect(attributes.genre == "Family" && attributes.userCurated == 1 && attributes.userOwned == 0)
        #expect(attributes.authors?.first?.displayName == "Sosuke" && attributes.latitude == 59.3)

        let copy = try #require(attributes.copy() as? CSSearchableItemAttributeSet)
        attributes.genre = nil
        #expect(attributes.genre == nil && copy.genre == "Family" && copy.contentRating == 0)
        attributes.move(from: copy)
        #expect(attributes.genre == "Family" && attributes.importantDates?.count == 1)
    }

    @Test func anAppHasItsOwnKeys() throws {
        let key = try #require(CSCustomAttributeKey(keyName: "com_example_rank"))
        let attributes = CSSearchableItemAttributeSet(itemContentType: "public.data")
        attributes.setValue(NSNumber(value: 3), forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) as? NSNumber == 3)
        attributes.setValue(nil, forCustomKey: key)
        #expect(attributes.value(forCustomKey: key) == nil)
        #expect(CSCustomAttributeKey(keyName: "") == nil && CSCustomAttributeKey(keyName: "a-b") == nil)
    }

    @Test func theIndexHasNothing() async throws {
        let item = CSSearchableItem(
            uniqueIdentifier: nil, domainIdentifier: "films",
            attributeSet: CSSearchableItemAttributeSet(contentType: .movie))
        let index = CSSearchableIndex(name: "films")
        index.beginBatch()
        try await index.indexSearchableItems([item])
        try await index.endBatch(withClientState: Data([1]))
        try await index.deleteSearchableItems(withDomainIdentifiers: ["films"])
        await #expect(throws: CSIndexError.self) { try await index.fetchLastClientState() }
        do {
            _ = try await index.fetchLastClientState()
        } catch CSIndexError.indexingUnsupported {
            #expect((CSIndexError(.quotaExceeded) as NSError).code == -1004)
        }
        #expect(!CSSearchableIndex.isIndexingAvailable() && !item.uniqueIdentifier.isEmpty)
    }

    @Test func anActivityHasAttributes() {
        let activity = NSUserActivity(activityType: "com.example.film")
        #expect(activity.contentAttributeSet == nil)
        activity.contentAttributeSet = CSSearchableItemAttributeSet(contentType: .movie)
        #expect(activity.contentAttributeSet?.contentType == UTType.movie.identifier)
    }
}
