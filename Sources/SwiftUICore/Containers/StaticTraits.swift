/// A view whose traits can be found on its value, before it is made.
package protocol StaticTraitCarrier {
    func staticTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value?
}

extension ModifiedContent: StaticTraitCarrier {
    package func staticTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
        let inner = (content as? any StaticTraitCarrier)?.staticTrait(key)
        guard let modifier = modifier as? TraitModifier<K> else { return inner }
        if let inner, K.isKept(inner) { return inner }
        return modifier.value
    }
}
