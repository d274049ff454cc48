/// A reference that does not keep its object alive and becomes nil when it goes, as `weak` is.
///
/// Nodes point back to their parents by thousands, and all to their host. An object that Swift's `weak` points to counts its
/// references the slow way from then on. Here the object itself hands out one small handle, and empties it when it goes.
package final class BackReference<Object: AnyObject> {
    @exclusivity(unchecked) package fileprivate(set) unowned(unsafe) var object: Object?

    package init(_ object: Object) { self.object = object }

    /// To be called by the object as it goes.
    package func clear() { object = nil }
}
