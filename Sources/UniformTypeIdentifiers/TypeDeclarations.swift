import Foundation
import Locking

/// What is known of a type.
struct TypeDeclaration: Sendable {
    var parents: [String]
    /// The preferred one first.
    var extensions: [String] = []
    /// The preferred one first.
    var mimeTypes: [String] = []
    var description: String?
}

/// All types: those of the system and those that were declared since.
final class TypeDeclarations: Sendable {
    static let shared = TypeDeclarations()

    private let declarations = Locked(SystemTypes.declarations)

    func declaration(_ identifier: String) -> TypeDeclaration? { declarations.withLock { $0[identifier] } }

    /// Adds a type; the first declaration of an identifier counts.
    func declare(_ identifier: String, parent: UTType) {
        declarations.withLock {
            if $0[identifier] == nil { $0[identifier] = TypeDeclaration(parents: [parent.identifier]) }
        }
    }

    private static let dynamicPrefix = "dyn."

    static func isDynamic(_ identifier: String) -> Bool { identifier.hasPrefix(dynamicPrefix) }

    /// A type for a tag that no type has. Its identifier holds the tag, so the same tag gives the same type.
    func declareDynamic(tag: String, tagClass: UTTagClass, supertype: UTType?) -> UTType {
        let identifier = Self.dynamicPrefix + tagClass.rawValue + "=" + tag.lowercased()
        declarations.withLock {
            var declaration = TypeDeclaration(parents: [(supertype ?? .data).identifier])
            switch tagClass {
            case .filenameExtension: declaration.extensions = [tag]
            case .mimeType: declaration.mimeTypes = [tag]
            default: break
            }
            if $0[identifier] == nil { $0[identifier] = declaration }
        }
        return UTType(known: identifier)
    }

    /// The declared types with a tag, in the order of their identifiers, except that preferred tags come first.
    func types(tag: String, tagClass: UTTagClass) -> [UTType] {
        let tag = tag.lowercased()
        let matches = declarations.withLock { all in
            all.compactMap { identifier, declaration -> (String, Int)? in
                guard !Self.isDynamic(identifier) else { return nil }
                let tags = tagClass == .mimeType ? declaration.mimeTypes : declaration.extensions
                return tags.firstIndex(of: tag).map { (identifier, $0) }
            }
        }
        return matches.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { UTType(known: $0.0) }
    }

    func supertypes(of identifier: String) -> Set<UTType> {
        declarations.withLock { all in
            var found: Set<UTType> = []
            var open = all[identifier]?.parents ?? []
            while let next = open.popLast() {
                if found.insert(UTType(known: next)).inserted { open += all[next]?.parents ?? [] }
            }
            return found
        }
    }
}
