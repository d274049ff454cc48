@_exported import Foundation
@_exported import FoundationSupplement
import CoreGraphics

/// A string of Core Foundation.
public typealias CFString = CoreGraphics.CFString
/// A dictionary of Core Foundation.
public typealias CFDictionary = CoreGraphics.CFDictionary
/// A byte buffer of Core Foundation.
public typealias CFData = CoreGraphics.CFData
/// An array of Core Foundation.
public typealias CFArray = CoreGraphics.CFArray
/// An error of Core Foundation.
public typealias CFError = CoreGraphics.CFError
/// A reference to an object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// A Boolean value of Core Foundation.
public typealias CFBoolean = NSNumber
/// A number of Core Foundation.
public typealias CFNumber = NSNumber
/// A date of Core Foundation.
public typealias CFDate = NSDate
/// An object that allocates memory for objects of Core Foundation. Perch ignores allocators.
public typealias CFAllocator = NSNull

/// The Boolean value true.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean value false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The default allocator.
public let kCFAllocatorDefault: CFAllocator! = NSNull()
