import SwiftUI

/// A value that a test changes.
// Unchecked, for closures that the interface calls `Sendable`; all of them run on the main actor.
@Observable public final class Knob<Value>: @unchecked Sendable {
    public var value: Value
    public init(_ value: Value) { self.value = value }

    @MainActor public var binding: Binding<Value> {
        Binding {
            self.value
        } set: {
            self.value = $0
        }
    }
}
