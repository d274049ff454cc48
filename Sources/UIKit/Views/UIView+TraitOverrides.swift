extension UIView {
    /// The traits that the view gives itself and what is in it, in place of those around it.
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
    /// The traits that the controller gives its view, in place of those around it.
    public var traitOverrides: any UITraitOverrides {
        get { view.traitOverrides }
        set { view.traitOverrides = newValue }
    }
}
