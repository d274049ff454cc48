import Foundation

/// A value that has to be there is missing.
public var NSValidationMissingMandatoryPropertyError: Int { 1570 }
/// Objects cannot be saved for several reasons.
public var NSValidationMultipleErrorsError: Int { 1560 }
/// An object cannot be deleted, because other objects need it.
public var NSValidationRelationshipDeniedDeleteError: Int { 1600 }
/// A value cannot be saved.
public var NSManagedObjectValidationError: Int { 1550 }
/// Objects were changed by another context.
public var NSManagedObjectMergeError: Int { 133020 }
/// A store cannot be opened.
public var NSPersistentStoreOpenError: Int { 134080 }
/// A store cannot be saved.
public var NSPersistentStoreSaveError: Int { 134030 }
/// An object is not there.
public var NSManagedObjectReferentialIntegrityError: Int { 133000 }
/// A code for an operation that Core Data cannot perform.
public var NSCoreDataError: Int { 134060 }

/// The key of the name of the value that could not be saved.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the object that could not be saved.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of several errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"

enum ManagedErrors {
    static func error(_ code: Int, _ object: NSManagedObject, _ key: String) -> NSError {
        let name = object.entity.name ?? "object"
        return NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [
                NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object,
                NSLocalizedDescriptionKey: "\(name).\(key) cannot be saved as it is.",
            ])
    }

    static func error(_ code: Int, _ text: String) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
