import Foundation

extension CGFloat {
    /// The number itself; 0 in place of NaN and infinity, which is logged once.
    package func finite(_ what: @autoclosure () -> String) -> CGFloat {
        if isFinite { return self }
        Log.once("\(what()) is \(self); it counts as 0.")
        return 0
    }

    /// A length that a program gave for one dimension of a frame; nil, told once, where it cannot be one.
    func validDimension(allowsInfinity: Bool) -> CGFloat? {
        if isFinite, self >= 0 { return self }
        if allowsInfinity, self == .infinity { return self }
        Log.once("Invalid frame dimension (negative or non-finite): \(self).")
        return isFinite ? 0 : nil
    }
}
