import Foundation

/// What a command reads and writes: the store of a device, or the documents of a server. Both run the same code.
public protocol DocumentBatch: AnyObject {
    var accountID: String { get }
    /// Who writes; `nil` for the system.
    var userID: String? { get }
    /// The moment at which the batch was written.
    var now: Date { get }
    /// Unlike the id of any other batch, and the same on the device and at the server.
    var batchID: String { get }
    /// Whether what the batch makes counts. What a device makes of an account that a server keeps is made again there.
    var isDeciding: Bool { get }

    /// A document; `nil` if it is not there.
    func get<E: Entity>(_ type: E.Type, _ key: String) throws -> E?
    /// A document that has to be there.
    func require<E: Entity>(_ type: E.Type, _ key: String) throws -> E
    /// The documents whose field holds a text; all documents of the kind for `nil`.
    func documents<E: Entity>(_ type: E.Type, where condition: FieldCondition?) throws -> [E]

    /// Stores a new document under its id.
    @discardableResult
    func create<E: Entity>(_ entity: E) throws -> E
    /// Stores a document as it is, whether or not it was there before.
    @discardableResult
    func save<E: Entity>(_ entity: E) throws -> E
    /// Changes a document that is there.
    @discardableResult
    func update<E: Entity>(_ type: E.Type, _ key: String, _ change: (inout E) throws -> Void) throws -> E
    /// Deletes a document that is there.
    func delete<E: Entity>(_ type: E.Type, _ key: String) throws

    /// Deletes a document without a note for others of what it said, even if somebody has changed it meanwhile: another one has
    /// all that is to be kept, or nothing is.
    func deleteUnnoted<E: Entity>(_ type: E.Type, _ key: String) throws
    /// What a document said that was deleted; `nil` if it is there or never was.
    func deleted<E: Entity>(_ type: E.Type, _ key: String) throws -> E?
    /// Keeps a value as a ``Conflict`` of a document, since the author has not seen it and another one takes its place.
    ///
    /// - Parameters:
    ///   - source: the key of the document that has the value, of the same kind.
    ///   - key: the key of the document that the conflict is about.
    func keepUnseen<E: Entity>(
        _ value: JSONValue, of type: E.Type, _ source: String, field: String, for key: String) throws

    /// Refuses what the author may not do; the system may do anything.
    func requirePermission(_ action: StoreAction) throws
    /// The error for what the author may not do.
    func refusal(of action: StoreAction) -> any Error
    /// Whether someone else has changed a document since the author last heard from the server.
    func isChangedUnseen<E: Entity>(_ type: E.Type, _ key: String) throws -> Bool
}

/// That a field of a document holds a text.
public struct FieldCondition: Hashable, Sendable {
    public var field: String
    public var value: String

    public init(_ field: String, is value: String) {
        self.field = field
        self.value = value
    }
}

/// Why a batch is refused, as a server tells a device.
public struct Refusal: Error, Hashable, Sendable {
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The author of the batch is no member, or may not do this.
        case notPermitted
        /// Something that the batch needs is not there.
        case notFound
        /// A value that cannot be stored.
        case invalid
        /// Too many or too large.
        case tooLarge
        /// Only a command may change this.
        case needsCommand
        /// Somebody else has changed it meanwhile.
        case changedMeanwhile
        /// What is asked for is against the rules of the trade, such as selling what is sold.
        case rule
        /// The server does not know this yet; it may after an update.
        case unknown
    }

    public var code: Code
    /// The reason, for people.
    public var message: String

    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension Refusal: CustomStringConvertible {
    public var description: String { message }
}

extension Refusal: FieldValue {
    public var json: JSONValue? { .object(["code": .string(code.rawValue), "message": .string(message)]) }

    public init(json: JSONValue) throws(FieldError) {
        let members = try JSONObject(json: json)
        code = Code(rawValue: try members.value("code")) ?? .unknown
        message = try members.value("message")
    }
}
