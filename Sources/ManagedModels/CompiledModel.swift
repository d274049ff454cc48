import Foundation

/// A model of Core Data as it is stored beside a program, in `Name.momd`: what Xcode makes of an `.xcdatamodeld` in its own form.
package struct CompiledModel: Codable, Sendable, Hashable {
    package struct Attribute: Codable, Sendable, Hashable {
        package var name: String
        /// The type as models write it, such as `Integer 16` or `Date`.
        package var type: String
        package var isOptional = false
        package var isTransient = false
        /// The default value as models write it.
        package var defaultValue: String?
        /// Whether properties of classes have a number or a Boolean value for it, not an object.
        package var isScalar = false
        /// The type of a transformable attribute's values, where the model says one.
        package var valueType: String?

        package init(name: String, type: String) {
            self.name = name
            self.type = type
        }
    }

    package struct Relationship: Codable, Sendable, Hashable {
        package var name: String
        package var destination: String
        package var inverse: String?
        package var isToMany = false
        package var isOrdered = false
        package var isOptional = false
        /// `Nullify`, `Cascade`, `Deny` or `No Action`.
        package var deletionRule = "Nullify"

        package init(name: String, destination: String) {
            self.name = name
            self.destination = destination
        }
    }

    package struct Entity: Codable, Sendable, Hashable {
        package var name: String
        package var className: String
        package var parent: String?
        package var isAbstract = false
        /// `class` or `category` where Xcode writes the class or its properties; nil if the project does.
        package var generation: String?
        package var attributes: [Attribute] = []
        package var relationships: [Relationship] = []
        /// Attributes whose values no two objects share.
        package var constraints: [[String]] = []

        package init(name: String, className: String) {
            self.name = name
            self.className = className
        }
    }

    /// The module whose classes the entities have.
    package var module: String
    package var entities: [Entity]

    package init(module: String, entities: [Entity]) {
        self.module = module
        self.entities = entities
    }
}
