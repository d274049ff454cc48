import Foundation

/// Ends a listener.
public protocol ListenerRegistration: AnyObject {
    /// Ends the listener.
    func remove()
}

final class Registration: ListenerRegistration {
    func remove() {}
}

/// The state of a document.
public class DocumentSnapshot: @unchecked Sendable {
    // Unchecked because the class below it has no state.
    /// The document.
    public let reference: DocumentReference
    init(reference: DocumentReference) { self.reference = reference }
    /// The last part of the path.
    public var documentID: String { reference.documentID }
    /// A Boolean value that indicates whether the document exists: never.
    public var exists: Bool { false }
    /// The values: none.
    public func data() -> [String: Any]? { nil }
    /// A value: none.
    public func get(_ field: Any) -> Any? { nil }
}

/// The state of a document that a query found.
public final class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
    /// The values: none.
    public override func data() -> [String: Any] { [:] }
}

/// The documents that a query found: none.
public final class QuerySnapshot: Sendable {
    private init() {}
    /// The documents.
    public var documents: [QueryDocumentSnapshot] { [] }
    /// A Boolean value that indicates whether there are no documents.
    public var isEmpty: Bool { true }
    /// The number of documents.
    public var count: Int { 0 }
}
