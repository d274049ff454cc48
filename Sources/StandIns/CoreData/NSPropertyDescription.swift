import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// The name, which is the key of its values.
    open var name = ""
    /// A Boolean value that indicates whether a value may be missing. `true` by default.
    open var isOptional = true
    /// A Boolean value that indicates whether values are not stored. `false` by default.
    open var isTransient = false
    /// The user info, which indicates what a program wants to keep with it.
    open var userInfo: [AnyHashable: Any]?
    /// The name that it had in a former model. Stored, without effect.
    open var renamingIdentifier: String?
    /// The version hash modifier: stored, without effect.
    open var versionHashModifier: String?
    /// The entity whose property this is.
    open internal(set) weak var entity: NSEntityDescription!

    /// Creates a property without a name.
    public override init() { super.init() }
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
    /// An attribute type: no type in particular.
    case undefinedAttributeType = 0
    /// A whole number of 16 bits.
    case integer16AttributeType = 100
    /// A whole number of 32 bits.
    case integer32AttributeType = 200
    /// A whole number of 64 bits.
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
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// Any value. It is kept as it is.
    case transformableAttributeType = 1800
    /// The identifier of an object.
    case objectIDAttributeType = 2000
    /// A group of attributes.
    case compositeAttributeType = 2100
}

/// An attribute of an entity: a value that belongs to the object alone.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The name of the class of the values. Stored, without effect.
    open var attributeValueClassName: String?
    /// The value that new objects have.
    open var defaultValue: Any?
    /// Stored, without effect.
    open var allowsExternalBinaryDataStorage = false
    /// The value transformer name: stored, without effect: values are not transformed.
    open var valueTransformerName: String?
    /// The preserves value in history on deletion: stored, without effect.
    open var preservesValueInHistoryOnDeletion = false
    /// Stored, without effect.
    open var allowsCloudEncryption = false
}

/// Constants that describe what becomes of related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Creates an empty value.
    case noActionDeleteRule = 0
    /// A delete rule: they forget the object.
    case nullifyDeleteRule = 1
    /// A delete rule: they are deleted as well.
    case cascadeDeleteRule = 2
    /// The object stays while there are any. Saving fails.
    case denyDeleteRule = 3
}

/// A relationship of an entity: other objects.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the other objects.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship that leads back.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The most objects. It is 0 for no limit. 1 makes it a relationship to one.
    open var maxCount = 1
    /// The fewest objects. Stored, without effect.
    open var minCount = 0
    /// The delete rule, which indicates what becomes of the other objects when this one is deleted.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// A Boolean value that indicates whether there may be more than one object.
    open var isToMany: Bool { maxCount != 1 }
    /// A Boolean value that indicates whether the objects have an order.
    open var isOrdered = false
}

/// An attribute that is computed while fetching. Kept; results do not have it.
open class NSExpressionDescription: NSPropertyDescription {
    /// The type of the result.
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// A part of an index. Stored, without effect.
open class NSFetchIndexElementDescription: NSObject {}

/// An index of an entity. Stored, without effect.
open class NSFetchIndexDescription: NSObject {
    /// The name.
    open var name: String
    /// The parts.
    open var elements: [NSFetchIndexElementDescription]

    /// Creates an index.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
