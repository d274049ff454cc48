import Foundation

/// The modules that declare the public names of the installation.
///
/// Apple's frameworks bring others along: a file that imports UIKit alone sees the names of UserNotifications, too.
struct NameOwners: Sendable {
    private var modules: [String: String] = [:]

    /// - Parameter text: A name and its module in each line, with a tab between them.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t")
            if parts.count == 2 { modules[String(parts[0])] = String(parts[1]) }
        }
    }

    /// The module of the name that a compiler did not find; nil for another message, and for a name that no module declares.
    func module(in message: String) -> String? { CompilerMessages.missingName(in: message).flatMap(module(of:)) }

    /// The module that declares a name; nil if none does.
    func module(of name: String) -> String? { modules[name] }
}
