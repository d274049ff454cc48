import Foundation
import ManagedModels

/// The classes that Xcode makes of a model of Core Data, and their properties.
struct ManagedSources {
    var model: CompiledModel
    /// Types that the module declares, as far as its sources' texts tell.
    var isDeclared: (String) -> Bool = { _ in false }

    /// The source; nil if the project writes all classes itself.
    var text: String? {
        let generated = model.entities.filter { $0.generation != nil && $0.className != "NSManagedObject" }
        guard !generated.isEmpty else { return nil }
        return "public import CoreData\npublic import Foundation\npublic import UIKit\n\n"
            + generated.map(source).joined(separator: "\n")
    }

    private func source(_ entity: CompiledModel.Entity) -> String {
        let name = Self.className(entity)
        var lines: [String] = []
        if entity.generation == "class" {
            let parent = model.entities.first { $0.name == entity.parent }.map(Self.className) ?? "NSManagedObject"
            lines.append("public class \(name): \(parent) {}\n")
        }
        lines.append("extension \(name) {")
        lines.append(
            "    public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity.name)\") }"
        )
        for attribute in entity.attributes { lines.append(property(attribute.name, type(of: attribute))) }
        for relationship in entity.relationships {
            let destination =
                model.entities.first { $0.name == relationship.destination }.map(Self.className) ?? "NSManagedObject"
            guard relationship.isToMany else {
                lines.append(property(relationship.name, destination + "?"))
                continue
            }
            let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
            lines.append(property(relationship.name, set + "?"))
            lines += accessors(relationship, destination, set)
        }
        lines.append("}\n")
        // The superclass has it already.
        if entity.parent == nil { lines.append("extension \(name): Identifiable {}\n") }
        return lines.joined(separator: "\n")
    }

    private func property(_ name: String, _ type: String) -> String {
        "    public var \(quoted(name)): \(type) { get { _perchManaged(\"\(name)\") } set { _perchSetManaged(newValue, \"\(name)\") } }"
    }

    private func accessors(_ relationship: CompiledModel.Relationship, _ destination: String, _ set: String) -> [String]
    {
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        var lines: [String] = []
        for verb in ["addTo", "removeFrom"] {
            for type in [destination, set] {
                lines.append(
                    "    public func \(verb)\(name)(_ value: \(type)) { _perchManagedCall(\"\(verb)\(name)\", value) }")
            }
        }
        guard relationship.isOrdered else { return lines }
        lines.append(
            "    public func insertInto\(name)(_ value: \(destination), at index: Int) { _perchManagedCall(\"insertInto\(name)\", value, index) }"
        )
        lines.append(
            "    public func removeFrom\(name)(at index: Int) { _perchManagedCall(\"removeFrom\(name)\", index) }")
        return lines
    }

    private func type(of attribute: CompiledModel.Attribute) -> String {
        switch attribute.type {
        case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
        case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
        case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
        case "Double": attribute.isScalar ? "Double" : "NSNumber?"
        case "Float": attribute.isScalar ? "Float" : "NSNumber?"
        case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
        case "Decimal": "NSDecimalNumber?"
        case "String": "String?"
        case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
        case "Binary": "Data?"
        case "UUID": "UUID?"
        case "URI": "URL?"
        default: attribute.valueType.flatMap(known).map { $0 + "?" } ?? "NSObject?"
        }
    }

    /// The type of a transformable attribute, where it is one that there is.
    private func known(_ name: String) -> String? {
        let element = name.trimmingCharacters(in: CharacterSet(charactersIn: "[]: "))
        let names = element.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }
        let plain: Set<String> = [
            "String", "Int", "Double", "Float", "Bool", "Date", "Data", "UUID", "URL", "NSArray", "NSDictionary",
            "NSSet",
            "NSObject", "NSString", "NSNumber", "NSData", "NSDate", "UIColor", "UIImage", "NSAttributedString",
        ]
        return names.allSatisfy { plain.contains($0) || isDeclared($0) } ? name : nil
    }

    private func quoted(_ name: String) -> String {
        ["default", "protocol", "extension", "class", "in", "is", "as", "operator", "repeat", "switch", "where"]
            .contains(name)
            ? "`\(name)`" : name
    }

    private static func className(_ entity: CompiledModel.Entity) -> String {
        entity.className.split(separator: ".").last.map(String.init) ?? entity.className
    }
}
