// On Apple's systems these are declared with the unified log, and a source for iOS that imports `Darwin` imports this module.
@_exported import struct FoundationSupplement.os_unfair_lock_s
@_exported import typealias FoundationSupplement.os_unfair_lock
@_exported import typealias FoundationSupplement.os_unfair_lock_t
@_exported import func FoundationSupplement.os_unfair_lock_lock
@_exported import func FoundationSupplement.os_unfair_lock_trylock
@_exported import func FoundationSupplement.os_unfair_lock_unlock
@_exported import var FoundationSupplement.OS_UNFAIR_LOCK_INIT
@_exported import var FoundationSupplement.PTHREAD_MUTEX_DEFAULT
@_exported import var FoundationSupplement.PTHREAD_MUTEX_ERRORCHECK
@_exported import var FoundationSupplement.PTHREAD_MUTEX_NORMAL
@_exported import var FoundationSupplement.PTHREAD_MUTEX_RECURSIVE
