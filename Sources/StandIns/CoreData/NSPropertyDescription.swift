import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// The name, which is the key of the values.
    open var name = ""
    /// A Boolean value that indicates whether the value is optional. The default is true.
    open var isOptional = true
    /// A Boolean value that indicates whether the value is transient, and therefore not stored. The default is false.
    open var isTransient = false
    /// Custom information of the program.
    open var userInfo: [AnyHashable: Any]?
    /// The name that it had in a former model. Perch stores it, but it has no effect.
    open var renamingIdentifier: String?
    /// The version hash modifier. Perch stores it, but it has no effect.
    open var versionHashModifier: String?
    /// The entity whose property this is.
    open internal(set) weak var entity: NSEntityDescription!

    /// Creates a property without a name.
    public override init() { super.init() }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
    /// An undefined type.
    case undefinedAttributeType = 0
    /// A 16-bit integer.
    case integer16AttributeType = 100
    /// A 32-bit integer.
    case integer32AttributeType = 200
    /// A 64-bit integer.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number of double precision.
    case doubleAttributeType = 500
    /// A number of single precision.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// A Boolean value.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Binary data.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// Any value, which is stored unchanged.
    case transformableAttributeType = 1800
    /// The identifier of an object.
    case objectIDAttributeType = 2000
    /// A group of attributes.
    case compositeAttributeType = 2100
}

/// A description of an attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The name of the class of the values. Perch stores it, but it has no effect.
    open var attributeValueClassName: String?
    /// The value that new objects have.
    open var defaultValue: Any?
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var allowsExternalBinaryDataStorage = false
    /// The name of the value transformer. Perch stores it, but it has no effect.
    open var valueTransformerName: String?
    /// A Boolean value that indicates whether the value is preserved in the history after a deletion. Perch stores it,
    /// but it has no effect.
    open var preservesValueInHistoryOnDeletion = false
    /// A Boolean value that indicates whether property values are fetched. Perch stores it, but it has no effect.
    open var allowsCloudEncryption = false
}

/// Constants that describe what happens to related objects after an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// The related objects do not change.
    case noActionDeleteRule = 0
    /// The related objects lose their reference to the object.
    case nullifyDeleteRule = 1
    /// The related objects are deleted.
    case cascadeDeleteRule = 2
    /// The object stays while there are any. Saving fails.
    case denyDeleteRule = 3
}

/// A description of a relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the related objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship that leads back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The maximum number of objects. The value 0 means no limit, and 1 makes it a to-one relationship.
    open var maxCount = 1
    /// The fewest objects. Perch stores it, but it has no effect.
    open var minCount = 0
    /// The rule for the related objects after this object is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// A Boolean value that indicates whether there can be several related objects.
    open var isToMany: Bool { maxCount != 1 }
    /// A Boolean value that indicates whether the objects have an order.
    open var isOrdered = false
}

/// An attribute that is computed during a fetch. Perch stores it, but it has no effect on results.
open class NSExpressionDescription: NSPropertyDescription {
    /// The type of the result.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// An element of an index. Perch stores it, but it has no effect.
open class NSFetchIndexElementDescription: NSObject {}

/// An index of an entity. Perch stores it, but it has no effect.
open class NSFetchIndexDescription: NSObject {
    /// The name.
    open var name: String
    /// The elements of the index.
    open var elements: [NSFetchIndexElementDescription]

    /// Creates an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
