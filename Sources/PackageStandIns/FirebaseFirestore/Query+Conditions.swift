extension Query {
    /// Limits the result to documents with a value that is at least as great.
    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
    /// Limits the result to documents with a value that is at most as great.
    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
    /// Limits the result to documents with a list that has one of the values.
    public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
    /// Limits the result to documents with none of the values.
    public func whereField(_ field: String, notIn values: [Any]) -> Query { self }
    /// Limits the result to documents with a value.
    public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { self }
    /// Limits the result to documents with a value in a list.
    public func whereField(_ path: FieldPath, in values: [Any]) -> Query { self }
    /// Limits the result by a condition.
    public func whereFilter(_ filter: Filter) -> Query { self }
    /// Sorts the result.
    public func order(by path: FieldPath, descending: Bool = false) -> Query { self }
    /// Limits the number of documents, from the end.
    public func limit(toLast limit: Int) -> Query { self }
    /// Begins with a document.
    public func start(atDocument document: DocumentSnapshot) -> Query { self }
    /// Begins after a document.
    public func start(afterDocument document: DocumentSnapshot) -> Query { self }
    /// Begins with values of the fields that the result is sorted by.
    public func start(at fieldValues: [Any]) -> Query { self }
    /// Begins after values of the fields that the result is sorted by.
    public func start(after fieldValues: [Any]) -> Query { self }
    /// Ends with values of the fields that the result is sorted by.
    public func end(at fieldValues: [Any]) -> Query { self }
    /// Fails because there is no connection.
    public func getDocuments(source: FirestoreSource) async throws -> QuerySnapshot {
        throw Firestore.fail("Query.getDocuments(source:)")
    }
    /// Reports at once that there is no connection.
    public func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping (QuerySnapshot?, (any Error)?) -> Void
    ) -> any ListenerRegistration { addSnapshotListener(listener) }
}

/// A type that describes what is known of a state beside its values.
public final class SnapshotMetadata: Sendable {
    init() {}
    /// A Boolean value that indicates whether something is not written yet.
    public var hasPendingWrites: Bool { false }
    /// A Boolean value that indicates whether it comes from what was kept.
    public var isFromCache: Bool { true }
}

/// Constants that describe how a document has changed.
public enum DocumentChangeType: Int, Sendable {
    /// The document change types: it is new, it has other values, or it is gone.
    case added, modified, removed
}

/// A change of a document.
public final class DocumentChange: Sendable {
    private init(_ document: QueryDocumentSnapshot, _ type: DocumentChangeType) {
        self.document = document
        self.type = type
    }
    /// The document.
    public let document: QueryDocumentSnapshot
    /// The type: how it has changed.
    public let type: DocumentChangeType
}

extension QuerySnapshot {
    /// The document changes: what has changed: nothing.
    public var documentChanges: [DocumentChange] { [] }
    /// The metadata: what is known beside the documents.
    public var metadata: SnapshotMetadata { SnapshotMetadata() }
}

extension DocumentSnapshot {
    /// The metadata: what is known beside the values.
    public var metadata: SnapshotMetadata { SnapshotMetadata() }
    /// A value: none.
    public subscript(key: Any) -> Any? { nil }
    /// Fails because the document does not exist.
    public func data<T: Decodable>(as type: T.Type) throws -> T { throw Firestore.fail("DocumentSnapshot.data(as:)") }
}
