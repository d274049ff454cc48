@_exported import Foundation
@_exported import FoundationSupplement
import CoreGraphics

/// Text.
public typealias CFString = CoreGraphics.CFString
/// Values by keys.
public typealias CFDictionary = CoreGraphics.CFDictionary
/// Bytes.
public typealias CFData = CoreGraphics.CFData
/// Values in a row.
public typealias CFArray = CoreGraphics.CFArray
/// An error.
public typealias CFError = CoreGraphics.CFError
/// Any object of Core Foundation's.
public typealias CFTypeRef = AnyObject
/// True or false.
public typealias CFBoolean = NSNumber
/// A number.
public typealias CFNumber = NSNumber
/// A moment.
public typealias CFDate = NSDate
/// An allocator of objects.
public typealias CFAllocator = NSNull

/// True.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// The default allocator of objects.
public let kCFAllocatorDefault: CFAllocator! = NSNull()
