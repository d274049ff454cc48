/// A value that a callback delivers later.
public struct Async<Value> {
    /// Starts the work. The argument is called with the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates an asynchronous value from work that takes a callback.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates an asynchronous value that is available at once.
    public init(value: Value) { self.init { $0(value) } }

    /// Returns an asynchronous value that is transformed when it arrives.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
