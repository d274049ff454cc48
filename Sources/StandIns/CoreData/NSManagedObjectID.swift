import Foundation
import Locking

/// A type of result of a fetch request: objects, identifiers, dictionaries, or a number.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object, the same in all contexts.
///
/// An identifier stays the same object when what it identifies is saved.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    // Unchecked because of what saving sets, which happens behind the coordinator's lock.

    /// The entity of the object.
    public let entity: NSEntityDescription
    /// The place in the order of all that were ever made.
    let number: Int
    /// A Boolean value that indicates whether the object has not been saved yet.
    public internal(set) var isTemporaryID = true
    /// The store of the object. Nil before the object is saved.
    public internal(set) weak var persistentStore: NSPersistentStore?

    private static let count = Locked(0)

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        number = Self.count.withLock { count in
            count += 1
            return count
        }
    }

    /// Returns an address for the object, for as long as the program runs.
    public func uriRepresentation() -> URL {
        let host = isTemporaryID ? "" : persistentStore?.identifier ?? "store"
        let name = (entity.name ?? "Entity").addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "Entity"
        return URL(string: "x-coredata://\(host)/\(name)/\(isTemporaryID ? "t" : "p")\(number)")!
    }

    /// The address.
    public override var description: String { uriRepresentation().absoluteString }
}
