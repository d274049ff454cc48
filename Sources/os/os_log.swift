import Foundation

/// Writes a message of the type `default`.
public func os_log(_ message: OSLogMessage) { Logger().log(message) }

/// Writes a message of a type to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    Logger(log).log(level: type, message)
}

/// Writes a message by a format like that of `printf`. `%{public}@` is public, `%{private}d` private; texts and objects are
/// private unless said otherwise, and numbers public.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    write(message, log, type, args)
}

/// Writes a message of a type by a format like that of `printf`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = #dsohandle, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    write(message, log, type, args)
}

private func write(_ message: StaticString, _ log: OSLog, _ type: OSLogType, _ args: [any CVarArg]) {
    guard log.isEnabled(type: type) else { return }
    let text = LogFormat.text(
        message.description, args, showingPrivate: LogOutput.settings.showsPrivateValues)
    LogOutput.write(type, log, text)
}

/// Formats like `printf`'s with notes about privacy.
enum LogFormat {
    /// The text; what has no argument stays as it is written.
    static func text(_ format: String, _ args: [any CVarArg], showingPrivate: Bool) -> String {
        var text = ""
        var rest = Substring(format)
        var next = args.makeIterator()
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            var privacy = OSLogPrivacy.auto
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                privacy = self.privacy(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { "0123456789.+-# hlqjztL".contains($0) }
            guard let kind = rest.dropFirst(flags.count).first else { return text + "%" + rest }
            rest = rest.dropFirst(flags.count + 1)
            guard let argument = next.next() else {
                text += "%\(flags)\(kind)"
                continue
            }
            let isText = kind == "@" || kind == "s"
            text += privacy.text(
                { isText ? "\(argument)" : String(format: "%\(flags)\(kind)", argument) }, isPublicByItself: !isText,
                showingPrivate: showingPrivate)
        }
        return text + rest
    }

    private static func privacy(_ notes: Substring) -> OSLogPrivacy {
        let words = notes.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let mask: OSLogPrivacy.Mask = words.contains("mask.hash") ? .hash : .none
        if words.contains("public") { return .public }
        if words.contains("sensitive") { return .sensitive(mask: mask) }
        return words.contains("private") ? .private(mask: mask) : .auto(mask: mask)
    }
}
