/// When a session may make its next frame: at the refreshes of a screen with 60 of them a second.
///
/// The refreshes stay in step. A timer is always a little late, so a frame every sixtieth of a second after the frame before would miss
/// a refresh now and then.
struct FrameBeat {
    /// In seconds.
    static let interval = 1.0 / 60

    private var next = -Double.infinity

    /// How long it is until the next refresh, in seconds; 0 if a frame may be made at once.
    func wait(at now: Double) -> Double { max(0, next - now) }

    /// Notes that a frame is made.
    mutating func frame(at now: Double) {
        let planned = next + Self.interval
        next = planned > now ? planned : now + Self.interval
    }
}
