/// When what is read aloud is gathered: with each frame where it is little, else a moment after what is seen, so that a tap in
/// a long screen is answered at once.
struct ReadingPace {
    /// A tree of more elements follows the frames.
    static let mostAtOnce = 200
    /// By how much it may stay behind them, in seconds.
    static let delay = 0.1

    private var count = 0
    /// When what was not read with its frame is to be read.
    private var due: Double?

    /// Whether a frame that is made now is read as well.
    ///
    /// - Parameter isPressing: whether somebody waits for what is said, who types into a field for one.
    mutating func begins(at now: Double, isPressing: Bool) -> Bool {
        if count <= Self.mostAtOnce || isPressing { return true }
        if let due { return now >= due }
        due = now + Self.delay
        return false
    }

    /// - Parameter count: how many elements there are.
    mutating func end(_ count: Int) {
        self.count = count
        due = nil
    }

    /// How long it is, in seconds, until a frame is to be made for the sake of reading it; nil if all is read.
    func wait(at now: Double) -> Double? { due.map { max(0, $0 - now) } }
}
