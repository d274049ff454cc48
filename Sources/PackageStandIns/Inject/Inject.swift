import SwiftUI

/// Redraws a view when its code is replaced. Perch builds again instead, so this does nothing.
@propertyWrapper @MainActor public struct ObserveInjection: DynamicProperty {
    /// The state of code replacement.
    public struct Observer: Sendable {}
    /// The observer.
    public private(set) var wrappedValue = Observer()
    /// Creates a wrapper.
    public init() {}
}

extension View {
    /// Returns the view unchanged.
    public func enableInjection() -> some View { self }
    /// Returns the view unchanged. The action is not called.
    public func onInjection(callback: @escaping (Self) -> Void) -> some View { self }
}
