/// The beginning of a program or a library in Apple's format.
public struct mach_header: Sendable {
    /// A number that says which format it is.
    public var magic: UInt32 = 0
}

/// Returns the number of programs and libraries in Apple's format that are in memory: 0, because Linux has another one.
public func _dyld_image_count() -> UInt32 { 0 }

/// Returns the path of a program or library in Apple's format; always nil, because there are none.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { nil }

/// Returns the beginning of a program or library in Apple's format; always nil, because there are none.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>? { nil }
