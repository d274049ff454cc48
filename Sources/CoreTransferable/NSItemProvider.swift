import Foundation
import UniformTypeIdentifiers

/// Data in several types that is loaded when somebody wants it, as drag and drop hand it on.
///
/// On Apple's platforms the class is Foundation's; Linux's Foundation has none.
public class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked because the class is open to inheritance; its own state is behind the lock.
    private struct Entry {
        let type: UTType
        let load: @Sendable () async throws -> Data
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var name: String?

    /// A provider of nothing yet.
    public override init() {}

    /// A provider of an object in all the types that it is written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            guard let type = UTType(identifier), let data = object.itemData(forTypeIdentifier: identifier) else {
                continue
            }
            register(type) { data }
        }
    }

    /// A provider of what a file holds; nil if it cannot be read.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let url = fileURL, url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        self.init()
        suggestedName = url.deletingPathExtension().lastPathComponent
        register(UTType(filenameExtension: url.pathExtension) ?? .data) { try Data(contentsOf: url) }
    }

    private func register(_ type: UTType, _ load: @escaping @Sendable () async throws -> Data) {
        lock.withLock { entries.append(Entry(type: type, load: load)) }
    }

    private func entry(conformingTo identifier: String) -> Entry? {
        guard let type = UTType(identifier) else { return nil }
        return lock.withLock { entries.first { $0.type == type } ?? entries.first { $0.type.conforms(to: type) } }
    }

    /// The name that a file with the item might have, without extension; nil if none is suggested.
    public var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// The types that the item can be loaded in, the preferred one first.
    public var registeredContentTypes: [UTType] { lock.withLock { entries.map(\.type) } }

    /// The identifiers of the types that the item can be loaded in, the preferred one first.
    public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }

    /// Returns a Boolean value that indicates whether the item can be loaded in a type, or one that is a kind of it.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        entry(conformingTo: typeIdentifier) != nil
    }

    /// Adds a type that the item can be loaded in.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(contentType) {
            try await withCheckedThrowingContinuation { continuation in
                _ = loadHandler { data, error in
                    if let data {
                        continuation.resume(returning: data)
                    } else {
                        continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                    }
                }
            }
        }
    }

    /// Adds the types that a value is written as.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let value = transferable()
        for type in value.exportedTypes { register(type) { try await value.transferData(as: type) } }
    }

    /// Loads the item in a type, or one that is a kind of it.
    @discardableResult public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let entry = entry(conformingTo: typeIdentifier)
        Task {
            do {
                guard let entry else { throw CocoaError(.fileNoSuchFile) }
                completionHandler(try await entry.load(), nil)
            } catch {
                completionHandler(nil, error)
            }
            progress.completedUnitCount = 1
        }
        return progress
    }

    /// Returns a Boolean value that indicates whether an object of a class can be made of the item.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Returns a Boolean value that indicates whether a value of a type can be made of the item.
    public func canLoadObject<T: NSItemProviderReading>(ofClass: T.Type) -> Bool {
        canLoadObject(ofClass: ofClass as any NSItemProviderReading.Type)
    }

    /// Makes a value of the item.
    @discardableResult public func loadObject<T: NSItemProviderReading>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        guard
            let identifier = T.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
        else {
            completionHandler(nil, CocoaError(.fileNoSuchFile))
            return Progress(totalUnitCount: 0)
        }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            do {
                guard let data else { throw error ?? CocoaError(.fileReadUnknown) }
                completionHandler(try T.object(withItemProviderData: data, typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Makes a value of the item, by the value's own representations.
    @discardableResult public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        let entries = lock.withLock { self.entries }
        Task {
            do {
                guard let value = try await T.fromTransfer(entries.map { ($0.type, $0.load) }) else {
                    throw CocoaError(.fileReadUnknown)
                }
                completionHandler(.success(value))
            } catch {
                completionHandler(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        return progress
    }
}

/// Constants that describe who can see a representation of an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All processes.
    case all
    /// Apps of the same team.
    case team
    /// Apps of the same group.
    case group
    /// The process itself.
    case ownProcess
}

/// A type whose values an item provider can provide.
public protocol NSItemProviderWriting {
    /// The identifiers of the types that values are written as, the preferred one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The value as data of a type; nil if it is not written as it.
    func itemData(forTypeIdentifier typeIdentifier: String) -> Data?
}

/// A type whose values can be created from the data of an item provider.
public protocol NSItemProviderReading: Sendable {
    /// The identifiers of the types that values are read from, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// The value that data of a type represents.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting {
    /// Plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// The characters in UTF-8.
    public func itemData(forTypeIdentifier typeIdentifier: String) -> Data? { Data((self as String).utf8) }
}

extension NSURL: NSItemProviderWriting {
    /// An address.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// The address in UTF-8.
    public func itemData(forTypeIdentifier typeIdentifier: String) -> Data? {
        let text: String? = absoluteString
        return text.map { Data($0.utf8) }
    }
}

extension String: NSItemProviderReading {
    /// Plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }

    /// The characters of text in UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> String {
        try text(data)
    }
}

extension URL: NSItemProviderReading {
    /// An address.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// The address that text in UTF-8 spells.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL { try url(data) }
}
