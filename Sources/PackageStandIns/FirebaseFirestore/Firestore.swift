import Foundation
import PerchStandIns

/// The domain of errors.
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"

/// The database of Firebase. It is empty here, and writing fails.
public final class Firestore: Sendable {
    private static let shared = Firestore()
    fileprivate let kept = KeptSettings()

    fileprivate final class KeptSettings: @unchecked Sendable {
        // Unchecked because nobody reads the value.
        var value = FirestoreSettings()
    }
    /// The database.
    public static func firestore() -> Firestore { shared }
    /// A collection of documents.
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(path: collectionPath)
    }
    /// A document.
    public func document(_ documentPath: String) -> DocumentReference { DocumentReference(path: documentPath) }

    static func fail(_ call: String) -> any Error {
        noEffect(call, "there is no connection to Firebase")
        // The code of a service that cannot be reached.
        return NSError(domain: FirestoreErrorDomain, code: 14)
    }
}

extension Firestore {
    /// The settings: how the database is reached. Stored, without effect.
    public var settings: FirestoreSettings {
        get { kept.value }
        set { kept.value = newValue }
    }
    /// Does nothing: there is no connection.
    public func useEmulator(withHost host: String, port: Int) {}
}

/// A type that describes how a database is reached. Stored, without effect.
public final class FirestoreSettings: @unchecked Sendable {
    // Unchecked because nobody reads the values.

    /// The host.
    public var host = "firestore.googleapis.com"
    /// A Boolean value that indicates whether the connection is encrypted.
    public var isSSLEnabled = true
    /// The cache settings: where documents are kept.
    public var cacheSettings: any LocalCacheSettings = PersistentCacheSettings()
    /// A Boolean value that indicates whether documents are kept in a file.
    public var isPersistenceEnabled = true
    /// The most bytes that are kept.
    public var cacheSizeBytes: Int64 = 104_857_600

    /// Creates settings.
    public init() {}
}

/// A type that describes where documents are kept.
public protocol LocalCacheSettings: AnyObject, Sendable {}

/// Documents are kept in memory.
public final class MemoryCacheSettings: LocalCacheSettings {
    /// Creates settings.
    public init() {}
}

/// Documents are kept in a file.
public final class PersistentCacheSettings: LocalCacheSettings {
    /// Creates settings.
    public init() {}
}

/// A question about documents. No document is found.
public class Query: @unchecked Sendable {
    // Unchecked because classes below it have constants only.
    let path: String
    init(path: String) { self.path = path }

    /// Limits the result to documents with a value.
    public func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
    /// Limits the result to documents with another value.
    public func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
    /// Limits the result to documents with a greater value.
    public func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
    /// Limits the result to documents with a smaller value.
    public func whereField(_ field: String, isLessThan value: Any) -> Query { self }
    /// Limits the result to documents with a value in a list.
    public func whereField(_ field: String, in values: [Any]) -> Query { self }
    /// Limits the result to documents with a list that has a value.
    public func whereField(_ field: String, arrayContains value: Any) -> Query { self }
    /// Sorts the result.
    public func order(by field: String, descending: Bool = false) -> Query { self }
    /// Limits the number of documents.
    public func limit(to limit: Int) -> Query { self }
    /// Fails because there is no connection.
    public func getDocuments() async throws -> QuerySnapshot { throw Firestore.fail("Query.getDocuments()") }
    /// Reports at once that there is no connection.
    public func getDocuments(completion: @escaping (QuerySnapshot?, (any Error)?) -> Void) {
        completion(nil, Firestore.fail("Query.getDocuments(completion:)"))
    }
    /// Reports at once that there is no connection.
    public func addSnapshotListener(
        _ listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        listener(nil, Firestore.fail("Query.addSnapshotListener(_:)"))
        return Registration()
    }
}

/// A collection of documents. It is empty.
public final class CollectionReference: Query, @unchecked Sendable {
    /// A document of the collection.
    public func document(_ documentPath: String) -> DocumentReference {
        DocumentReference(path: "\(path)/\(documentPath)")
    }
    /// A new document.
    public func document() -> DocumentReference { document(UUID().uuidString) }
    /// Fails because there is no connection.
    @discardableResult public func addDocument(data: [String: Any]) async throws -> DocumentReference {
        throw Firestore.fail("CollectionReference.addDocument(data:)")
    }
}

/// A document. It does not exist.
public final class DocumentReference: Sendable {
    /// The path from the top of the database.
    public let path: String
    /// The last part of the path.
    public var documentID: String { path.split(separator: "/").last.map(String.init) ?? "" }
    init(path: String) { self.path = path }

    /// A collection of the document.
    public func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(path: "\(path)/\(collectionPath)")
    }
    /// Fails because there is no connection.
    public func getDocument() async throws -> DocumentSnapshot {
        throw Firestore.fail("DocumentReference.getDocument()")
    }
    /// Fails because there is no connection.
    public func setData(_ documentData: [String: Any], merge: Bool = false) async throws {
        throw Firestore.fail("DocumentReference.setData(_:)")
    }
    /// Fails because there is no connection.
    public func updateData(_ fields: [String: Any]) async throws {
        throw Firestore.fail("DocumentReference.updateData(_:)")
    }
    /// Fails because there is no connection.
    public func delete() async throws { throw Firestore.fail("DocumentReference.delete()") }
    /// Reports at once that there is no connection.
    public func addSnapshotListener(
        _ listener: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration {
        listener(nil, Firestore.fail("DocumentReference.addSnapshotListener(_:)"))
        return Registration()
    }
}
