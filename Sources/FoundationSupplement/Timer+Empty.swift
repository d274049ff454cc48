import Foundation

extension Timer {
    /// A timer that never fires: `Timer()`, which programs use as the first value of a property.
    ///
    /// On Apple's platforms, `Timer` inherits this initializer from `NSObject`. An extension may not declare that one
    /// here, so this one has a parameter that is never passed.
    public convenience init(never: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}
