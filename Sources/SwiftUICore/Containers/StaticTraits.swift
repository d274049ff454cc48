/// A view whose traits can be found on its value, before it is made.
package protocol StaticTraitCarrier {
    func staticTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value?
}

extension ModifiedContent: StaticTraitCarrier {
    package func staticTrait<K: ViewTraitKey>(_ key: K.Type) -> K.Value? {
        if let modifier = modifier as? TraitModifier<K> { return modifier.value }
        return (content as? any StaticTraitCarrier)?.staticTrait(key)
    }
}
