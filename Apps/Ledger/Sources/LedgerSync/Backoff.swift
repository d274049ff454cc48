/// How long to wait after failures: twice as long after each, up to a limit, and not all devices equally long.
struct Backoff: Hashable, Sendable {
    var first: Duration = .seconds(1)
    var longest: Duration = .seconds(60)

    /// The wait after a number of failures in a row.
    ///
    /// - Parameter part: from 0 to 1; half of the wait depends on it.
    func wait(after failures: Int, part: Double = .random(in: 0...1)) -> Duration {
        let whole = min(first * Double(1 << min(max(failures - 1, 0), 20)), longest)
        return whole * (0.5 + part / 2)
    }
}
