import Foundation

/// A type of files, data, or objects, identified by a string such as `public.png`.
///
/// Types conform to more general ones: every PNG is an image, and every image is data. The system's types are built in;
/// those of an app are declared where they are first named by `init(exportedAs:conformingTo:)`, since there is no
/// Info.plist to read them from.
public struct UTType: Hashable, Sendable {
    /// The name of the type, such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// Creates the type with an identifier. Nil if no such type is declared.
    public init?(_ identifier: String) {
        guard TypeDeclarations.shared.declaration(identifier) != nil || TypeDeclarations.isDynamic(identifier) else {
            return nil
        }
        self.identifier = identifier
    }

    /// Creates the type of files with a filename extension. For an unknown extension, it is a dynamic type, which has
    /// only the extension and `supertype`. Nil for an empty extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type with a MIME type, which is dynamic if the MIME type is unknown. Nil for an empty MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type with a tag, which is dynamic if the tag is unknown. Nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = found
        } else {
            self = TypeDeclarations.shared.declareDynamic(tag: tag, tagClass: tagClass, supertype: supertype)
        }
    }

    /// Creates a type that this app declares for its own files.
    ///
    /// - Parameter parentType: what it is a kind of; by default data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    /// Creates a type that this app reads and another app declares.
    ///
    /// - Parameter parentType: what it is a kind of; by default data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    private init(declaring identifier: String, _ parent: UTType?) {
        self.identifier = identifier
        TypeDeclarations.shared.declare(identifier, parent: parent ?? .data)
    }

    /// Returns all known types with a tag that equal the given type or conform to it.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeDeclarations.shared.types(tag: tag, tagClass: tagClass).filter { type in
            supertype.map { type.conforms(to: $0) } ?? true
        }
    }

    private var declaration: TypeDeclaration? { TypeDeclarations.shared.declaration(identifier) }

    /// The preferred filename extension of files of this type. Nil if there is none.
    public var preferredFilenameExtension: String? { declaration?.extensions.first }

    /// The preferred MIME type. Nil if there is none.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }

    /// The description of the type in English. Nil if there is none.
    public var localizedDescription: String? { declaration?.description }

    /// All filename extensions and MIME types of this type.
    public var tags: [UTTagClass: [String]] {
        guard let declaration else { return [:] }
        var tags: [UTTagClass: [String]] = [:]
        if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
        if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
        return tags
    }

    /// All types to which this type conforms.
    public var supertypes: Set<UTType> { TypeDeclarations.shared.supertypes(of: identifier) }

    /// Returns a Boolean value that indicates whether the type equals `type` or conforms to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Returns a Boolean value that indicates whether the type conforms to another type, `type`.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns a Boolean value that indicates whether another type, `type`, conforms to this type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// A Boolean value that indicates whether the type was created for an unknown tag.
    public var isDynamic: Bool { TypeDeclarations.isDynamic(identifier) }

    /// A Boolean value that indicates whether the type is declared.
    public var isDeclared: Bool { !isDynamic }

    /// A Boolean value that indicates whether the type belongs to no single company.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A kind of tag that identifies types, in addition to their identifiers.
public struct UTTagClass: RawRepresentable, Codable, Hashable, Sendable {
    /// The identifier of the tag class.
    public let rawValue: String

    /// Creates the tag class with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The tag class of filename extensions, without the period.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// The tag class of MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// Returns the URL with a component for a file of a type. The extension of the type is added, unless the component
    /// has such an extension.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let url = appendingPathComponent(partialName)
        let known = contentType.tags[.filenameExtension] ?? []
        return known.contains(url.pathExtension.lowercased()) ? url : url.appendingPathExtension(for: contentType)
    }

    /// Returns the URL with the filename extension of a type. If the type has none, returns the URL unchanged.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }
}
