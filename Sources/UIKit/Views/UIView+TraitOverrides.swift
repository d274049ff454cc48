extension UIView {
    /// The traits that the view overrides for itself and its descendants.
    public var traitOverrides: any UITraitOverrides {
        get { overriddenTraits }
        set {
            let old = traitCollection
            overriddenTraits = newValue as? UITraitCollection.Values ?? overriddenTraits
            if traitCollection != old { tellTraitsChanged(from: old) }
        }
    }

    /// Traits with what the views around this one, and it itself, override.
    final func withOverrides(_ traits: UITraitCollection) -> UITraitCollection {
        let outer = superview?.withOverrides(traits) ?? traits
        guard overriddenTraits != UITraitCollection.Values() else { return outer }
        return UITraitCollection(traitsFrom: [outer, UITraitCollection(values: overriddenTraits)])
    }

    private func tellTraitsChanged(from old: UITraitCollection) {
        controller?.traitCollectionDidChange(old)
        traitCollectionDidChange(old)
        for view in subviews { view.tellTraitsChanged(from: old) }
    }
}

extension UIViewController {
    /// The traits that the controller overrides for its view.
    public var traitOverrides: any UITraitOverrides {
        get { view.traitOverrides }
        set { view.traitOverrides = newValue }
    }
}
