import Dispatch
import Foundation

/// Makes a backup of a file each day, as long as this process has it open.
public enum DailyBackups {
    private static let timers = Locked<[String: any DispatchSourceTimer]>([:])

    /// How often it is seen whether a backup is due.
    private static let interval = DispatchTimeInterval.seconds(60 * 60)

    /// Begins, unless it has begun already. The first backup is made soon if none is younger than a day. Of several processes
    /// that have the file open one makes it. What goes wrong is said on the standard error stream.
    public static func begin(path: String, in backups: Backups) {
        timers { timers in
            guard timers[path] == nil else { return }
            let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
            timer.schedule(deadline: .now() + .seconds(5), repeating: interval, leeway: .seconds(60))
            timer.setEventHandler {
                do {
                    guard OpenDatabase.isOpen(path) else { return }
                    let store = try LocalStore(path: path)
                    defer { try? store.close() }
                    if let report = try backups.makeIfDue(of: store) {
                        tell("backed up to \(report.backup.folder.path)")
                    }
                } catch {
                    tell("\(path) could not be backed up: \(error)")
                }
            }
            timer.activate()
            timers[path] = timer
        }
    }

    private static func tell(_ line: String) { FileHandle.standardError.write(Data("ledger: \(line)\n".utf8)) }
}
