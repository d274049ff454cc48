import Foundation
import ManagedModels

/// Reads a model of Core Data as Xcode's editor writes it: the current version of an `.xcdatamodeld`, or an `.xcdatamodel` alone.
package enum DataModelReader {
    /// The model; nil if it cannot be read.
    ///
    /// - Parameter module: the module that the classes are in where the model does not say it.
    package static func read(_ path: String, module: String) -> CompiledModel? {
        guard let contents = contents(of: path), let root = XcodeMarkup.read(contents) else { return nil }
        let elements = root.all("model").first?.children.filter { $0.name == "entity" } ?? []
        return CompiledModel(module: module, entities: elements.compactMap(entity))
    }

    /// The name that programs load the model by.
    package static func name(of path: String) -> String {
        String(FileTree.lastComponent(path).prefix { $0 != "." })
    }

    private static func contents(of path: String) -> String? {
        if FileTree.pathExtension(path) == "xcdatamodel" { return path + "/contents" }
        let versions = FileTree.names(in: path).filter { $0.hasSuffix(".xcdatamodel") }
        let file = FileManager.default.contents(atPath: path + "/.xccurrentversion")
        let list = file.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: Any]
        }
        let current = list?["_XCCurrentVersionName"] as? String
        guard let version = versions.first(where: { $0 == current }) ?? versions.last else { return nil }
        return path + "/" + version + "/contents"
    }

    private static func entity(_ element: XcodeMarkup.Element) -> CompiledModel.Entity? {
        guard let name = element.attributes["name"] else { return nil }
        var entity = CompiledModel.Entity(
            name: name, className: element.attributes["representedClassName"] ?? "NSManagedObject")
        entity.parent = element.attributes["parentEntity"]
        entity.isAbstract = element.attributes["isAbstract"] == "YES"
        entity.generation = element.attributes["codeGenerationType"].flatMap {
            ["class", "category"].contains($0) ? $0 : nil
        }
        entity.attributes = element.children.filter { $0.name == "attribute" }.compactMap(attribute)
        entity.relationships = element.children.filter { $0.name == "relationship" }.compactMap(relationship)
        entity.constraints = element.all("uniquenessConstraint").map { constraint in
            constraint.all("constraint").compactMap { $0.attributes["value"] }
        }
        return entity
    }

    private static func attribute(_ element: XcodeMarkup.Element) -> CompiledModel.Attribute? {
        guard let name = element.attributes["name"] else { return nil }
        var attribute = CompiledModel.Attribute(
            name: name, type: element.attributes["attributeType"] ?? "Transformable")
        attribute.isOptional = element.attributes["optional"] == "YES"
        attribute.isTransient = element.attributes["transient"] == "YES"
        attribute.isScalar = element.attributes["usesScalarValueType"] == "YES"
        attribute.valueType = element.attributes["customClassName"]
        attribute.defaultValue =
            attribute.type == "Date"
            ? element.attributes["defaultDateTimeInterval"] : element.attributes["defaultValueString"]
        return attribute
    }

    private static func relationship(_ element: XcodeMarkup.Element) -> CompiledModel.Relationship? {
        guard let name = element.attributes["name"], let destination = element.attributes["destinationEntity"] else {
            return nil
        }
        var relationship = CompiledModel.Relationship(name: name, destination: destination)
        relationship.inverse = element.attributes["inverseName"]
        relationship.isToMany = element.attributes["toMany"] == "YES"
        relationship.isOrdered = element.attributes["ordered"] == "YES"
        relationship.isOptional = element.attributes["optional"] == "YES"
        relationship.deletionRule = element.attributes["deletionRule"] ?? "Nullify"
        return relationship
    }
}
