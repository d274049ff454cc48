import Foundation

extension Data.WritingOptions {
    /// The older name of `atomic`: writes to another file first, which then replaces the file.
    public static var atomicWrite: Data.WritingOptions { .atomic }
    /// Lets the file be read only while the device is unlocked, and shortly afterwards. Files have no such protection on Linux, so
    /// this option has no effect.
    public static var completeFileProtectionWhenUserInactive: Data.WritingOptions {
        Data.WritingOptions(rawValue: 0x5000_0000)
    }
}

extension Data.ReadingOptions {
    /// The older name of `mappedIfSafe`: maps the file into memory if possible.
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
    /// The older name of `mappedIfSafe`: maps the file into memory if possible.
    public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
    /// The older name of `uncached`: does not keep the file in the system's cache.
    public static var uncachedRead: Data.ReadingOptions { .uncached }
}
