/// Calls a closure with the bytes of a value, as the standard library does.
///
/// Swift checks at each call that a closure of the main actor runs there, if it is passed to a module without actors.
/// What is called for each view is called here instead, where the compiler has checked it.
@inline(__always) func withBytes<Value, Result>(
    of value: Value, _ body: (UnsafeRawBufferPointer) -> Result
) -> Result {
    withUnsafeBytes(of: value) { body($0) }
}
