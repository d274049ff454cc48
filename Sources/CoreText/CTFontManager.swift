import CoreGraphics
import Foundation
import Locking
import Typesetter

/// Constants that describe how long a font is registered. In Perch, the scope has no effect: fonts are always
/// registered for the process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// The scopes without a duration, for the process, and for all processes.
    case none, process, persistent
    /// The scope of the user's session.
    case session

    /// The persistent scope, which equals `persistent`.
    public static var user: CTFontManagerScope { .persistent }
}

/// Constants that describe errors of the font manager.
public enum CTFontManagerError: Int, Error, Sendable {
    /// The file does not exist, or it is not readable.
    case fileNotFound = 101, insufficientPermissions
    /// The file is not a font, or it is damaged.
    case unrecognizedFormat, invalidFontData
    /// The font is already registered, or registered with another name, or there are too many fonts.
    case alreadyRegistered, exceededResourceLimit
    /// The font is not registered.
    case notRegistered = 201
}

// Texts of Foundation's class are not said to be sendable; these are never changed.

/// The domain of errors with fonts.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
/// The key of the addresses of the files that an error is about.
public nonisolated(unsafe) let kCTFontManagerErrorFontURLsKey: CFString = "CTFontManagerErrorFontURLs"

/// Registers the fonts of a file, so that `Font.custom` and `UIFont(name:size:)` find them. Returns a Boolean value
/// that indicates success.
///
/// - Parameter error: takes the reason where it was not.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    finish(OwnFonts.register(fontURL), fontURL, error)
}

/// Unregisters the fonts of a file. Returns a Boolean value that indicates whether they were registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let isKnown = fontURL.path.map { Typesetter.shared.unregisterFonts(path: $0) } ?? false
    return finish(isKnown ? nil : .notRegistered, fontURL, error)
}

/// Registers the fonts of several files. Returns a Boolean value that indicates whether all were registered.
///
/// - Parameter errors: takes the reasons where it was not.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
    let failures = OwnFonts.urls(fontURLs).compactMap { url in OwnFonts.register(url).map { OwnFonts.error($0, url) } }
    if !failures.isEmpty { errors?.pointee = Unmanaged.passRetained(NSArray(array: failures)) }
    return failures.isEmpty
}

/// Registers the fonts of several files, and reports immediately which of them could not be registered.
///
/// - Parameters:
///   - enabled: whether they can be used at once. Here they always can.
///   - registrationHandler: is given the errors, and true, as there are no more to come.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
    let failures = OwnFonts.urls(fontURLs).compactMap { url in OwnFonts.register(url).map { OwnFonts.error($0, url) } }
    _ = registrationHandler?(NSArray(array: failures), true)
}

/// Registers a font, so that `Font.custom` and `UIFont(name:size:)` find it. Returns a Boolean value that indicates
/// success.
///
/// - Parameter error: takes the reason where it was not.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    finish(OwnFonts.register(font), nil, error)
}

/// Unregisters a font. Returns a Boolean value that indicates whether it was registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    finish(OwnFonts.unregister(font), nil, error)
}

/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError) -> CFString { err.localizedDescription as NSString }

private func finish(
    _ problem: CTFontManagerError?, _ url: CFURL?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let problem else { return true }
    error?.pointee = Unmanaged.passRetained(OwnFonts.error(problem, url))
    return false
}

/// The fonts that a program makes known.
enum OwnFonts {
    static func urls(_ list: CFArray) -> [CFURL] {
        list.compactMap { ($0 as? NSURL) ?? ($0 as? URL).map { $0 as NSURL } }
    }

    static func error(_ problem: CTFontManagerError, _ url: CFURL?) -> NSError {
        let what = url?.lastPathComponent ?? "The font"
        let reason =
            switch problem {
            case .fileNotFound: "\(what) was not found."
            case .insufficientPermissions: "\(what) may not be read."
            case .unrecognizedFormat, .invalidFontData: "\(what) is no font that can be used."
            case .alreadyRegistered: "\(what) has already been registered."
            case .exceededResourceLimit: "\(what) is one font too many."
            case .notRegistered: "\(what) has not been registered."
            }
        var info: [String: Any] = [NSLocalizedDescriptionKey: reason]
        if let url { info[kCTFontManagerErrorFontURLsKey as String] = [url] }
        return NSError(domain: kCTFontManagerErrorDomain as String, code: problem.rawValue, userInfo: info)
    }

    static func register(_ url: CFURL) -> CTFontManagerError? {
        guard let path = url.path, url.isFileURL, FileManager.default.fileExists(atPath: path) else {
            return .fileNotFound
        }
        guard FileManager.default.isReadableFile(atPath: path) else { return .insufficientPermissions }
        return register(path)
    }

    static func register(_ font: CGFont) -> CTFontManagerError? {
        guard let name = font.postScriptName as String? else { return .invalidFontData }
        // By a font's own name, since the same bytes may come from several providers.
        guard Typesetter.shared.registeredFont(named: name)?.postScript != name else { return .alreadyRegistered }
        if let path = font.provider.path { return register(path) }
        guard let file = NamelessFile(font.provider.bytes) else { return .exceededResourceLimit }
        let problem = register(file.path)
        if problem == nil { nameless.withLock { $0[name] = file } }
        return problem
    }

    static func unregister(_ font: CGFont) -> CTFontManagerError? {
        let name = font.postScriptName as String? ?? ""
        let path = font.provider.path ?? nameless.withLock { $0[name]?.path }
        let isKnown = path.map { Typesetter.shared.unregisterFonts(path: $0) } ?? false
        return isKnown ? nil : .notRegistered
    }

    /// Kept open for good, since text that is laid out may still be drawn in them; the typesetter limits how many there are.
    private static let nameless = Locked<[String: NamelessFile]>([:])

    private static func register(_ path: String) -> CTFontManagerError? {
        do {
            try Typesetter.shared.registerFonts(path: path)
            return nil
        } catch .alreadyRegistered {
            return .alreadyRegistered
        } catch .tooMany {
            return .exceededResourceLimit
        } catch {
            return .unrecognizedFormat
        }
    }
}

/// Bytes that can be opened like a file, since fonts are read from files, and that are gone with the process.
private final class NamelessFile: Sendable {
    let path: String

    /// Nil if there is no room.
    init?(_ bytes: Data) {
        var name = Array((NSTemporaryDirectory() + "perch-font-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return nil }
        unlink(&name)
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        guard (try? handle.write(contentsOf: bytes)) != nil else {
            close(descriptor)
            return nil
        }
        path = "/proc/self/fd/\(descriptor)"
    }
}
