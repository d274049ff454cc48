import Foundation
import GRDB

/// Tells a database file from its copies.
///
/// Two devices must not give the same name to their changes, so a file that was copied, or put back from a copy, takes
/// another name for itself than the original has, and asks each server for a new one.
enum ReplicaIdentity {
    static func settle(_ database: some DatabaseWriter, path: String) throws {
        guard let identity = identity(of: path) else { return }
        try database.write { db in
            let known = try String.fetchOne(db, sql: "SELECT \"value\" FROM \"meta\" WHERE \"name\" = 'file'")
            guard known != identity else { return }
            try db.execute(sql: "INSERT OR REPLACE INTO \"meta\" VALUES ('file', ?)", arguments: [identity])
            // A file of a version that did not know itself yet keeps its name.
            guard known != nil else { return }
            try db.execute(sql: "DELETE FROM \"meta\" WHERE \"name\" = 'node'")
            try db.execute(sql: "UPDATE \"replicas\" SET \"node\" = NULL")
        }
    }

    /// The file system's number of the file, which no copy has.
    private static func identity(of path: String) -> String? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.systemFileNumber] as? Int).map { "\($0)" }
    }
}
