/// How wide letters are at the widths that Apple names. Source: estimated off published specimens of San Francisco's widths;
/// Apple gives no numbers.
enum FontWidthAppearance {
    private static let known: [(width: Double, stretch: Double)] = [
        (-1, 0.5), (-0.5, 0.68), (-0.3, 0.82), (0, 1), (0.5, 1.24), (1, 1.5),
    ]

    /// The factor for a width; between the named ones it is mixed.
    static func stretch(_ width: Double) -> Double {
        guard width.isFinite else { return 1 }
        guard let upper = known.firstIndex(where: { $0.width >= width }) else { return known[known.count - 1].stretch }
        guard upper > 0 else { return known[0].stretch }
        let (a, b) = (known[upper - 1], known[upper])
        return a.stretch + (b.stretch - a.stretch) * (width - a.width) / (b.width - a.width)
    }
}
