import CoreMedia
import Foundation
import PerchStandIns

extension Notification.Name {
    /// An item was played to its end.
    public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item could not be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// An item waits for data.
    public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
    /// A notification that is posted when an item was played to its end.
    public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

/// The item that a player plays.
@MainActor @preconcurrency open class AVPlayerItem: NSObject {
    /// Constants that indicate whether an item can be played.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// The asset of the item.
    public let asset: AVAsset
    /// The status of the item, which indicates whether its asset can be played.
    open var status: Status { asset.isPlayable ? .readyToPlay : .failed }
    /// The error of the item.
    open var error: (any Error)? { status == .failed ? AVError(.fileFailedToParse) : nil }
    /// The duration, if the asset knows it.
    open var duration: CMTime { asset.duration }
    /// A Boolean value that indicates whether playback is likely to continue. In Perch, it is always true.
    open var isPlaybackLikelyToKeepUp: Bool { true }
    /// A Boolean value that indicates whether the buffer is empty. In Perch, it is always false.
    open var isPlaybackBufferEmpty: Bool { false }
    /// The loaded time ranges. In Perch, there are none.
    open var loadedTimeRanges: [NSValue] { [] }
    /// The size of the pictures, which is unknown.
    open var presentationSize: CGSize { .zero }
    /// The duration to load in advance, in seconds. In Perch, it has no effect.
    open var preferredForwardBufferDuration: TimeInterval = 0
    weak var player: AVPlayer?

    /// Creates an item of an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates an item from a URL.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Returns the current position in the item.
    open func currentTime() -> CMTime { player?.currentTime() ?? .zero }
}

/// A media player. In Perch, its time passes and its state changes, but nothing is visible or audible.
///
/// The time follows the session's clock, so a picture of a moment is the same each time. Since durations are not known, nothing is
/// ever played to its end.
@MainActor @preconcurrency open class AVPlayer: NSObject {
    /// Constants that indicate whether a player can play.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// Constants that describe the state of a player.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    /// Constants that describe the action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause = 1
        case none = 2
    }

    /// The current item.
    open private(set) var currentItem: AVPlayerItem?
    /// The rate of playback: 1 is the standard speed, and 0 is a pause. In Perch, time passes, but playing has no
    /// effect: nothing is visible or audible.
    open var rate: Float = 0 {
        willSet { position = currentTime().seconds }
        didSet {
            start = Date()
            if rate != 0 { inert("AVPlayer.play()", "time passes, and nothing is seen or heard") }
            for observer in observers.values { observer.wait() }
        }
    }
    /// The speed that ``play()`` sets.
    open var defaultRate: Float = 1
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// A Boolean value that indicates whether there is no sound.
    open var isMuted = false
    /// The action at the end of an item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// A Boolean value that indicates whether external playback is allowed. In Perch, there are no external screens.
    open var allowsExternalPlayback = true
    /// A Boolean value that indicates whether playback waits for data. In Perch, it has no effect.
    open var automaticallyWaitsToMinimizeStalling = true
    /// A Boolean value that indicates whether playback prevents the display from sleeping. In Perch, it has no effect.
    open var preventsDisplaySleepDuringVideoPlayback = true

    private var position = 0.0
    private var start = Date()
    private var observers: [ObjectIdentifier: PeriodicObserver] = [:]

    /// Creates a player without an item.
    public override init() {}
    /// Creates a player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceCurrentItem(with: item)
    }
    /// Creates a player from a URL.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// A value that indicates whether the item can be played.
    open var status: Status { currentItem?.status == .failed ? .failed : .readyToPlay }
    /// The error of the item.
    open var error: (any Error)? { currentItem?.error }
    /// The state of the player.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

    /// Starts playing at a time. In Perch, only time passes.
    open func play() { if currentItem != nil { rate = defaultRate } }
    /// Pauses playing.
    open func pause() { rate = 0 }
    /// Starts playback at a rate.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Replaces the current item, and starts from its beginning.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        position = 0
        start = Date()
    }

    /// Returns the current position in the item.
    open func currentTime() -> CMTime {
        let passed = rate == 0 ? 0 : Date().timeIntervalSince(start) * Double(rate)
        return CMTime(seconds: max(0, position + passed), preferredTimescale: 1_000_000_000)
    }

    /// Moves to a time.
    open func seek(to time: CMTime) {
        guard time.isNumeric else { return }
        position = max(0, time.seconds)
        start = Date()
    }

    /// Moves to a time. The tolerances have no effect: each time is reached exactly.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Moves to a time. The handler is called immediately, with true.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }

    /// Moves to a time. The handler is called immediately, with true.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Calls a block at an interval while time passes. Pass the result to ``removeTimeObserver(_:)`` to stop.
    ///
    /// - Parameter queue: without effect: blocks are called on the main queue.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let observer = PeriodicObserver(self, every: max(0.01, interval.seconds), block)
        observers[ObjectIdentifier(observer)] = observer
        observer.wait()
        return observer
    }

    /// Removes a time observer.
    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? PeriodicObserver else { return }
        observers[ObjectIdentifier(observer)] = nil
    }

    fileprivate func has(_ observer: PeriodicObserver) -> Bool { observers[ObjectIdentifier(observer)] != nil }
}

@MainActor private final class PeriodicObserver: NSObject {
    private weak var player: AVPlayer?
    private let interval: TimeInterval
    private let block: @Sendable (CMTime) -> Void
    private var isWaiting = false

    init(_ player: AVPlayer, every interval: TimeInterval, _ block: @escaping @Sendable (CMTime) -> Void) {
        self.player = player
        self.interval = interval
        self.block = block
    }

    func wait() {
        guard !isWaiting, let player, player.rate != 0, player.has(self) else { return }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + interval / Double(abs(player.rate))) { [weak self] in
            self?.call()
        }
    }

    private func call() {
        isWaiting = false
        guard let player, player.has(self), player.rate != 0 else { return }
        block(player.currentTime())
        wait()
    }
}

/// A player of several items in order.
@MainActor @preconcurrency open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem]

    /// Creates a player of some items.
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
    }
    /// Creates a player without items.
    public override init() {
        queue = []
        super.init()
    }

    /// Returns the remaining items, starting with the current one.
    open func items() -> [AVPlayerItem] { queue }

    /// Moves to the next item.
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        replaceCurrentItem(with: queue.first)
    }

    /// Adds an item after another, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        if queue.count == 1 { replaceCurrentItem(with: item) }
    }

    /// Removes all items.
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
}

/// An object that plays an item repeatedly.
@MainActor @preconcurrency open class AVPlayerLooper: NSObject {
    /// - Parameters:
    ///   - player: what plays the item.
    ///   - itemToLoop: the item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        super.init()
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }

    /// Disables looping.
    open func disableLooping() {}
}
