import Foundation

// What Apple's systems bridge to objects can be an argument of a format there. Predicates take the values as they are.

extension NSObject: @retroactive CVarArg {
    /// The address of the object.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension Date: @retroactive CVarArg {
    /// The seconds since the reference date.
    public var _cVarArgEncoding: [Int] { timeIntervalSinceReferenceDate._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg {
    /// The encoding of its text.
    public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
}

extension URL: @retroactive CVarArg {
    /// The encoding of its text.
    public var _cVarArgEncoding: [Int] { absoluteString._cVarArgEncoding }
}

extension Array: @retroactive CVarArg {
    /// The encoding of its description.
    public var _cVarArgEncoding: [Int] { "\(self)"._cVarArgEncoding }
}

extension Set: @retroactive CVarArg {
    /// The encoding of its description.
    public var _cVarArgEncoding: [Int] { "\(self)"._cVarArgEncoding }
}
