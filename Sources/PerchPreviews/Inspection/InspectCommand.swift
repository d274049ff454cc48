import ArgumentParser
import Foundation
import InspectionMessages
import PerchCommands

/// What `perch mcp` starts the program with. People have no use for it, so help does not list it.
struct InspectCommand: RegisteredCommand {
    static let rank = 9
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Show, use, and describe previews for the program that started this process.",
        shouldDisplay: false)

    func run() {
        MainActor.assumeIsolated {
            // Replies have a separate descriptor, so that what a preview prints does not mix with them.
            let replies = FileHandle(fileDescriptor: dup(1), closeOnDealloc: true)
            dup2(2, 1)
            let inspector = Inspector()
            while let line = readLine() {
                var reply = InspectionReply()
                do {
                    reply = inspector.reply(to: try JSONDecoder().decode(InspectionRequest.self, from: Data(line.utf8)))
                } catch {
                    reply.problem = "The request cannot be read: \(error)"
                }
                guard var data = try? JSONEncoder().encode(reply) else { continue }
                data.append(UInt8(ascii: "\n"))
                try? replies.write(contentsOf: data)
            }
        }
    }
}
