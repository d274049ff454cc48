import Dispatch

extension DispatchSource {
    /// A source that nothing triggers, for events that Dispatch does not watch on Linux.
    ///
    /// Its registration and cancellation handlers are called as usual.
    static func silent(_ queue: DispatchQueue?) -> DispatchSource {
        // Dispatch makes no other kind of object, and its own methods cast to it.
        makeUserDataAddSource(queue: queue) as! DispatchSource
    }
}
