import CollectionSupplement

/// The names that elements of a host share. A name is known as long as somebody has it.
final class LinkNames {
    private struct Key: Hashable {
        let id: AnyHashable
        let namespace: AnyHashable?
    }

    private var names: [Key: WeakReference<AccessibilityLinkName>] = [:]
    private var compactsAt = 16

    /// The name that a program gave.
    func name(_ id: AnyHashable, in namespace: AnyHashable?) -> AccessibilityLinkName {
        let key = Key(id: id, namespace: namespace)
        if let known = names[key]?.element { return known }
        if names.count >= compactsAt {
            names = names.filter { !$0.value.isGone }
            compactsAt = max(16, names.count * 2)
        }
        let name = AccessibilityLinkName("\(id)")
        names[key] = WeakReference(name)
        return name
    }
}
