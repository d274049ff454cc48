import CloudKit
import PerchStandIns
import Testing

@MainActor @Suite struct CloudKitTests {
    @Test func thereIsNoAccount() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        let database = CKContainer(identifier: "iCloud.example").privateCloudDatabase
        await #expect {
            try await database.save(CKRecord(recordType: "Note"))
        } throws: { ($0 as? CKError)?.code == .notAuthenticated }
    }

    @Test func recordsKeepValues() throws {
        let zone = CKRecordZone.ID(zoneName: "Notes", ownerName: CKCurrentUserDefaultName)
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "a", zoneID: zone))
        record["title"] = "A title"
        record["count"] = 3 as CKRecordValue
        record["place"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "b"), action: .deleteSelf)
        #expect(record["title"] as? String == "A title" && record.object(forKey: "count") as? Int == 3)
        #expect(record.allKeys() == ["count", "place", "title"] && record.changedKeys() == record.allKeys())
        record["count"] = nil
        #expect(record.allKeys() == ["place", "title"])
        #expect(record.recordID == CKRecord.ID(recordName: "a", zoneID: zone))
        #expect(record.recordID != CKRecord.ID(recordName: "a"))
    }

    @Test func operationsReportThatThereIsNoAccount() async {
        let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
        let code = await withCheckedContinuation { done in
            let operation = CKQueryOperation(query: query)
            operation.queryResultBlock = { result in
                if case .failure(let error) = result { done.resume(returning: (error as? CKError)?.code) }
            }
            CKContainer.default().publicCloudDatabase.add(operation)
        }
        #expect(code == .notAuthenticated)
    }
}
