import Foundation

/// The views of a collection view that are not seen, to be used again, and the classes that make new ones.
@MainActor final class CollectionReusePool {
    /// What views are alike.
    enum Key: Hashable {
        case cell(String)
        case supplementary(kind: String, String)
        case decoration(String)
        /// A registration, by its identity.
        case registration(ObjectIdentifier)
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var unused: [Key: [UICollectionReusableView]] = [:]
    /// Registrations that views belong to: their identities stay theirs as long as the pool has such views.
    private var registrations: [ObjectIdentifier: AnyObject] = [:]

    func register(_ type: AnyClass?, for key: Key) {
        classes[key] = type as? UICollectionReusableView.Type
        unused[key] = nil
    }

    /// A view for a key: one that is not seen, or a new one; nil if no class was registered.
    func dequeue(_ key: Key) -> UICollectionReusableView? {
        if let old = take(key) { return old }
        return classes[key].flatMap { make($0, key: key) }
    }

    /// A view of a registration.
    func dequeue(_ registration: AnyObject, _ type: UICollectionReusableView.Type) -> UICollectionReusableView? {
        let id = ObjectIdentifier(registration)
        registrations[id] = registration
        return take(.registration(id)) ?? make(type, key: .registration(id))
    }

    func take(decoration kind: String) -> UICollectionReusableView? { take(.decoration(kind)) }

    /// A view that the next one to take a view of its key gets, as it is.
    private var next: UICollectionReusableView?

    /// Lets a closure dequeue a view that is in use, to fill it again.
    func withNext<T>(_ view: UICollectionReusableView, _ body: () -> T) -> T {
        next = view
        defer { next = nil }
        return body()
    }

    private func take(_ key: Key) -> UICollectionReusableView? {
        if let view = next, view.reuseKey == key {
            next = nil
            return view
        }
        guard let view = unused[key]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    func make(_ type: UICollectionReusableView.Type, key: Key) -> UICollectionReusableView? {
        guard let view = ClassInstantiation.view(of: type) else { return nil }
        view.reuseKey = key
        return view
    }

    /// Whether a view of a name is of the class that the name has now.
    private func isCurrent(_ view: UICollectionReusableView, _ key: Key) -> Bool {
        switch key {
        case .cell, .supplementary: classes[key] == type(of: view)
        case .decoration, .registration: true
        }
    }

    /// Keeps a view that is not seen any longer.
    func give(_ view: UICollectionReusableView) {
        guard let key = view.reuseKey, isCurrent(view, key) else { return }
        unused[key, default: []].append(view)
    }
}
