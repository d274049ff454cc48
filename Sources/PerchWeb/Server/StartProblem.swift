import Foundation
import NIOCore

/// Why the server cannot start, and what to do.
struct StartProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// - Parameter error: what came of listening on `host` and `port`.
    init?(_ error: any Error, host: String?, port: Int) {
        guard let code = (error as? IOError)?.errnoCode else { return nil }
        switch code {
        case EADDRINUSE:
            description =
                "Another program uses port \(port). Choose another port with --port, or any free port with --port 0."
        case EACCES:
            description = "This user cannot use port \(port). Choose a port above 1023 with --port."
        case EADDRNOTAVAIL:
            let known = MachineAddresses.all
            description =
                "“\(host ?? "")” is not an address of this machine. "
                + (known.isEmpty ? "" : "It has \(known.joined(separator: ", ")); ") + "0.0.0.0 stands for all of them."
        default: return nil
        }
    }

    /// Checks that files can be written to the folder of `--remember`, which is made if there is none.
    static func check(memory folder: URL) throws {
        do {
            // As `BrowserMemory` makes it: what browsers keep is nobody else's to read.
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let probe = folder.appendingPathComponent(".perch-\(UUID().uuidString)")
            try Data().write(to: probe)
            try FileManager.default.removeItem(at: probe)
        } catch {
            let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
            let words = reason.domain == NSPOSIXErrorDomain ? String(cString: strerror(Int32(reason.code))) : ""
            throw StartProblem(
                "Nothing can be written to “\(folder.path)”, the folder of --remember"
                    + (words.isEmpty ? "." : ": \(words.lowercased())."))
        }
    }
}
