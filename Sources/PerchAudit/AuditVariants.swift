import PerchHost

/// The variants that an audit looks at.
package struct AuditVariants {
    private let base: Variant

    /// - Parameter base: what all have in common: device, locale, layout.
    package init(_ base: Variant = Variant()) { self.base = base }

    private static let sizes: [TypeSize] = [.large, .accessibility3, .xxxLarge]

    /// Every combination of scheme, contrast, size, direction, and motion.
    package var all: [Variant] {
        Scheme.allCases.flatMap { scheme in
            [false, true].flatMap { contrast in
                Self.sizes.flatMap { size in
                    [false, true].flatMap { mirrored in
                        [false, true].map { still in make(scheme, contrast, size, mirrored, still) }
                    }
                }
            }
        }
    }

    /// The most variants that `pairwise` has.
    package static let mostPairwise = 8

    /// So few variants that each two values of different kinds come together in one: the faults that need three at once are
    /// few. The plain variant is the first; the second differs from it in everything.
    package var pairwise: [Variant] {
        var chosen = [make(.light, false, .large, false, false), make(.dark, true, .accessibility3, true, true)]
        var missing = Set(all.flatMap(Self.pairs)).subtracting(chosen.flatMap(Self.pairs))
        while !missing.isEmpty, chosen.count < Self.mostPairwise {
            let next = all.max { a, b in
                missing.intersection(Self.pairs(of: a)).count < missing.intersection(Self.pairs(of: b)).count
            }
            guard let next else { break }
            missing.subtract(Self.pairs(of: next))
            chosen.append(next)
        }
        return chosen
    }

    private func make(_ scheme: Scheme, _ contrast: Bool, _ size: TypeSize, _ mirrored: Bool, _ still: Bool) -> Variant
    {
        var variant = base
        variant.scheme = scheme
        variant.typeSize = size
        variant.isRightToLeft = mirrored ? true : base.isRightToLeft
        if contrast { variant.accessibility.insert(.increaseContrast) }
        if still { variant.accessibility.insert(.reduceMotion) }
        return variant
    }

    /// Each two of the values of a variant.
    package static func pairs(of variant: Variant) -> Set<String> {
        let values = [
            variant.scheme.rawValue, "contrast \(variant.accessibility.contains(.increaseContrast))",
            variant.typeSize.rawValue, "mirrored \(variant.isRightToLeft ?? false)",
            "still \(variant.accessibility.contains(.reduceMotion))",
        ]
        var pairs: Set<String> = []
        for (index, value) in values.enumerated() {
            for other in values[..<index] { pairs.insert("\(other), \(value)") }
        }
        return pairs
    }
}
