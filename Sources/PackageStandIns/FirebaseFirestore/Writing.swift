import Foundation

extension Firestore {
    /// All collections of a name, wherever they are.
    public func collectionGroup(_ collectionID: String) -> Query { Query(path: collectionID) }
    /// A number of writes that are done together.
    public func batch() -> WriteBatch { WriteBatch() }
    /// Reports at once that there is no connection.
    public func runTransaction(
        _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) { completion(nil, Self.fail("Firestore.runTransaction(_:completion:)")) }
    /// Fails because there is no connection.
    @discardableResult public func runTransaction(
        _ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?
    ) async throws -> Any? { throw Self.fail("Firestore.runTransaction(_:)") }
}

/// A pointer to the error of a transaction.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Reads and writes that are done together. Reading fails, and writing has no effect.
public final class Transaction: Sendable {
    init() {}
    /// Fails because there is no connection.
    public func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
        throw Firestore.fail("Transaction.getDocument(_:)")
    }
    /// Writes nothing.
    @discardableResult public func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
    ) -> Transaction { self }
    /// Writes nothing.
    @discardableResult public func updateData(
        _ fields: [String: Any], forDocument document: DocumentReference
    ) -> Transaction { self }
    /// Removes nothing.
    @discardableResult public func deleteDocument(_ document: DocumentReference) -> Transaction { self }
}

/// Writes that are done together. They fail together.
public final class WriteBatch: Sendable {
    init() {}
    /// Notes a write.
    @discardableResult public func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool = false
    ) -> WriteBatch { self }
    /// Notes a write.
    @discardableResult public func setData<T: Encodable>(
        from value: T, forDocument document: DocumentReference, merge: Bool = false
    ) throws -> WriteBatch { self }
    /// Notes a change.
    @discardableResult public func updateData(
        _ fields: [String: Any], forDocument document: DocumentReference
    ) -> WriteBatch { self }
    /// Notes a removal.
    @discardableResult public func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
    /// Fails because there is no connection.
    public func commit() async throws { throw Firestore.fail("WriteBatch.commit()") }
    /// Reports at once that there is no connection.
    public func commit(completion: (((any Error)?) -> Void)? = nil) {
        completion?(Firestore.fail("WriteBatch.commit(completion:)"))
    }
}

extension CollectionReference {
    /// The name.
    public var collectionID: String { path.split(separator: "/").last.map(String.init) ?? "" }
    /// Reports at once that there is no connection.
    @discardableResult public func addDocument(
        data: [String: Any], completion: (((any Error)?) -> Void)? = nil
    ) -> DocumentReference {
        completion?(Firestore.fail("CollectionReference.addDocument(data:completion:)"))
        return document()
    }
    /// Writes nothing, and reports that there is no connection.
    @discardableResult public func addDocument<T: Encodable>(
        from value: T, completion: (((any Error)?) -> Void)? = nil
    ) throws -> DocumentReference {
        let error = Firestore.fail("CollectionReference.addDocument(from:)")
        completion?(error)
        return document()
    }
}

extension DocumentReference {
    /// The collection that holds the document.
    public var parent: CollectionReference {
        CollectionReference(path: path.split(separator: "/").dropLast().joined(separator: "/"))
    }
    /// Reports at once that there is no connection.
    public func getDocument(
        source: FirestoreSource = .default, completion: @escaping (DocumentSnapshot?, (any Error)?) -> Void
    ) { completion(nil, Firestore.fail("DocumentReference.getDocument(completion:)")) }
    /// Fails because there is no connection.
    public func getDocument<T: Decodable>(as type: T.Type) async throws -> T {
        throw Firestore.fail("DocumentReference.getDocument(as:)")
    }
    /// Reports at once that there is no connection.
    public func setData(
        _ documentData: [String: Any], merge: Bool = false, completion: (((any Error)?) -> Void)? = nil
    ) { completion?(Firestore.fail("DocumentReference.setData(_:completion:)")) }
    /// Writes nothing, and reports that there is no connection.
    public func setData<T: Encodable>(
        from value: T, merge: Bool = false, completion: (((any Error)?) -> Void)? = nil
    ) throws {
        let error = Firestore.fail("DocumentReference.setData(from:)")
        completion?(error)
    }
    /// Reports at once that there is no connection.
    public func updateData(_ fields: [String: Any], completion: (((any Error)?) -> Void)? = nil) {
        completion?(Firestore.fail("DocumentReference.updateData(_:completion:)"))
    }
    /// Reports at once that there is no connection.
    public func delete(completion: (((any Error)?) -> Void)? = nil) {
        completion?(Firestore.fail("DocumentReference.delete(completion:)"))
    }
}
