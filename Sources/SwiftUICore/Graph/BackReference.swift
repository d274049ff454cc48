/// A reference that does not keep its object alive and becomes nil when it goes, as `weak` is.
///
/// Nodes point back to their parents by thousands, and all to their host. An object that Swift's `weak` points to counts its
/// references the slow way from then on. Here the object itself passes out one small handle, and empties it when it
/// goes. An object that forgets to would be used after it has gone; debug builds stop there.
package final class BackReference<Object: AnyObject> {
    @exclusivity(unchecked) private unowned(unsafe) var target: Object?
    #if DEBUG
        private weak var witness: Object?
    #endif

    package init(_ object: Object) {
        target = object
        #if DEBUG
            witness = object
        #endif
    }

    package var object: Object? {
        #if DEBUG
            assert(target == nil || witness != nil, "A \(Object.self) has gone without clearing its back reference")
        #endif
        return target
    }

    /// To be called by the object as it goes.
    package func clear() { target = nil }
}

extension Optional {
    /// The one reference that an object passes out, made when somebody first asks for it.
    mutating func handedOut<Object>(by object: Object) -> BackReference<Object> where Wrapped == BackReference<Object> {
        if let self { return self }
        let reference = BackReference(object)
        self = reference
        return reference
    }
}
