import Foundation

/// A file or folder that could not be written, in a sentence.
struct WriteProblem: Error, CustomStringConvertible {
    let path: String
    let reason: String

    /// - Parameter error: what Foundation said.
    init(_ error: any Error, at path: String) {
        self.path = path
        reason = Self.reason(error as NSError) ?? Self.obstacle(on: path) ?? "the system does not say why"
    }

    var description: String { "Nothing can be written to “\(path)”: \(reason)." }

    /// Foundation's own words name the system's error by a number; the system has words for it.
    private static func reason(_ error: NSError) -> String? {
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { return reason(cause) }
        switch error.domain {
        case NSPOSIXErrorDomain: return inWords(Int32(error.code))
        case NSCocoaErrorDomain:
            switch CocoaError.Code(rawValue: error.code) {
            case .fileWriteNoPermission: return inWords(EACCES)
            case .fileWriteOutOfSpace: return inWords(ENOSPC)
            case .fileWriteVolumeReadOnly: return inWords(EROFS)
            case .fileWriteFileExists: return inWords(EEXIST)
            case .fileNoSuchFile: return inWords(ENOENT)
            default: break
            }
        default: break
        }
        return nil
    }

    /// What is in the way where the error does not tell: a file where a folder is wanted.
    private static func obstacle(on path: String) -> String? {
        var url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue {
            return inWords(EEXIST)
        }
        url.deleteLastPathComponent()
        while !FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), url.path != "/" {
            url.deleteLastPathComponent()
        }
        return isFolder.boolValue ? nil : inWords(ENOTDIR)
    }

    private static func inWords(_ code: Int32) -> String {
        String(cString: strerror(code)).lowercased()
    }
}

/// Runs what writes to `path`, and says in a sentence what is in the way.
func writing<Result>(to path: String, _ body: () throws -> Result) throws -> Result {
    do {
        return try body()
    } catch {
        throw WriteProblem(error, at: path)
    }
}
