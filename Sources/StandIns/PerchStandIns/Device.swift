import Locking
import Sessions

/// The device that a session's programs run on: its state, and the objects behind frameworks' `shared` and `default`.
package final class Device: Sendable {
    let state: Locked<DeviceState>
    private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

    init(_ state: DeviceState) { self.state = Locked(state) }

    @TaskLocal static var given: Device?

    private enum Key: SessionKey {
        static func makeValue() -> Device { Device(DeviceState()) }
    }

    /// The device for the present code.
    package static var current: Device { given ?? SessionScope[Key.self] }

    /// Runs code for which this is the device, such as what was put off until later.
    package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$given.withValue(self, operation: body)
    }

    /// The device's object of a type, made when it is first asked for.
    package func value<Value: Sendable>(_ type: Value.Type = Value.self, _ make: () -> Value) -> Value {
        let key = ObjectIdentifier(type)
        if let known = values.withLock({ $0[key] as? Value }) { return known }
        // Made outside the lock, since it may ask for other values.
        let made = make()
        return values.withLock { values in
            if let known = values[key] as? Value { return known }
            values[key] = made
            return made
        }
    }
}
