/// What amounts of cents have in common.
public enum Cents {
    /// Whether documents may hold an amount: up to ten billion in the main unit, so that sums do not overflow.
    public static func isCountable(_ cents: Int) -> Bool { cents.magnitude <= 1_000_000_000_000 }
}
