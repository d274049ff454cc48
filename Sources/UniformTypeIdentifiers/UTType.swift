import Foundation

/// A type of files, of bytes or of things, known by an identifier such as `public.png`.
///
/// Types conform to more general ones: every PNG is an image, and every image is data. The system's types are built in;
/// those of an app are declared where they are first named by `init(exportedAs:conformingTo:)`, since there is no
/// Info.plist to read them from.
public struct UTType: Hashable, Sendable {
    /// The name of the type, such as `public.png`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// The type of an identifier; nil if no such type has been declared.
    public init?(_ identifier: String) {
        guard TypeDeclarations.shared.declaration(identifier) != nil || TypeDeclarations.isDynamic(identifier) else {
            return nil
        }
        self.identifier = identifier
    }

    /// The type of files with an extension. For an extension that is not known it is a dynamic type, which knows
    /// nothing but its extension and `supertype`; nil for an empty one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type with a MIME type, dynamic where none is known; nil for an empty one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type with a tag, dynamic where none is known; nil for an empty tag.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        if let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
            self = found
        } else {
            self = TypeDeclarations.shared.declareDynamic(tag: tag, tagClass: tagClass, supertype: supertype)
        }
    }

    /// A type that this app declares for its own files.
    ///
    /// - Parameter parentType: what it is a kind of; by default data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    /// A type that this app reads and another declares.
    ///
    /// - Parameter parentType: what it is a kind of; by default data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    private init(declaring identifier: String, _ parent: UTType?) {
        self.identifier = identifier
        TypeDeclarations.shared.declare(identifier, parent: parent ?? .data)
    }

    /// All known types with a tag that are the given type or kinds of it.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        TypeDeclarations.shared.types(tag: tag, tagClass: tagClass).filter { type in
            supertype.map { type.conforms(to: $0) } ?? true
        }
    }

    private var declaration: TypeDeclaration? { TypeDeclarations.shared.declaration(identifier) }

    /// The extension that files of this type are given; nil if there is none.
    public var preferredFilenameExtension: String? { declaration?.extensions.first }

    /// The MIME type that represents this type; nil if there is none.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }

    /// The localized description: what people call the type, in English; nil if nobody said.
    public var localizedDescription: String? { declaration?.description }

    /// All extensions and MIME types that represent this type.
    public var tags: [UTTagClass: [String]] {
        guard let declaration else { return [:] }
        var tags: [UTTagClass: [String]] = [:]
        if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
        if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
        return tags
    }

    /// All types that this one is a kind of.
    public var supertypes: Set<UTType> { TypeDeclarations.shared.supertypes(of: identifier) }

    /// Returns a Boolean value that indicates whether the type is `type` or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

    /// Returns a Boolean value that indicates whether the type is a kind of another one, `type`.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Returns a Boolean value that indicates whether another type, `type`, is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// A Boolean value that indicates whether the type was made up for a tag that no declared type has.
    public var isDynamic: Bool { TypeDeclarations.isDynamic(identifier) }

    /// A Boolean value that indicates whether somebody declared the type.
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

/// A way to say of what type something is besides its identifier.
public struct UTTagClass: RawRepresentable, Codable, Hashable, Sendable {
    /// The identifier of the tag class.
    public let rawValue: String

    /// The tag class of an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of file names, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    /// The address with a component for a file of a type: its extension is added unless it has one of the type's.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let url = appendingPathComponent(partialName)
        let known = contentType.tags[.filenameExtension] ?? []
        return known.contains(url.pathExtension.lowercased()) ? url : url.appendingPathExtension(for: contentType)
    }

    /// The address with a type's extension; the same where the type has none.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }
}
