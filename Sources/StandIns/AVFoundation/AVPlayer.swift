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

    /// The asset, which indicates what is played.
    public let asset: AVAsset
    /// A value that indicates whether the item can be played: whether its asset can.
    open var status: Status { asset.isPlayable ? .readyToPlay : .failed }
    /// The error, which indicates why it cannot.
    open var error: (any Error)? { status == .failed ? AVError(.fileFailedToParse) : nil }
    /// The duration, as far as the asset knows it.
    open var duration: CMTime { asset.duration }
    /// A Boolean value that indicates whether there are enough data to continue. In Perch, it is always true.
    open var isPlaybackLikelyToKeepUp: Bool { true }
    /// A Boolean value that indicates whether the data have been used up. In Perch, it is always false.
    open var isPlaybackBufferEmpty: Bool { false }
    /// The loaded time ranges, which indicate what is loaded: nothing.
    open var loadedTimeRanges: [NSValue] { [] }
    /// The size of the pictures, which is unknown.
    open var presentationSize: CGSize { .zero }
    /// Seconds to load ahead. In Perch, it has no effect.
    open var preferredForwardBufferDuration: TimeInterval = 0
    weak var player: AVPlayer?

    /// Creates an item of an asset.
    public init(asset: AVAsset) { self.asset = asset }
    /// Creates an item of what is at an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Returns where the player is in the item.
    open func currentTime() -> CMTime { player?.currentTime() ?? .zero }
}

/// An object that plays media: its time passes, and its state is that of a player. Nothing is seen or heard.
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

    /// Constants that describe what a player does.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }

    /// Constants that describe what is done at an item's end.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause = 1
        case none = 2
    }

    /// The current item, which indicates what is played.
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
    /// The action at item end, which indicates what is done at an item's end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// A Boolean value that indicates whether other screens may show the movie. There are none.
    open var allowsExternalPlayback = true
    /// A Boolean value that indicates whether playing waits for data. In Perch, it has no effect.
    open var automaticallyWaitsToMinimizeStalling = true
    /// A Boolean value that indicates whether the screen stays on. In Perch, it has no effect.
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
    /// Creates a player of what is at an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// A value that indicates whether the item can be played.
    open var status: Status { currentItem?.status == .failed ? .failed : .readyToPlay }
    /// The error, which indicates why it cannot.
    open var error: (any Error)? { currentItem?.error }
    /// The time control status, which indicates what the player does.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

    /// Lets time pass.
    open func play() { if currentItem != nil { rate = defaultRate } }
    /// Stops the time.
    open func pause() { rate = 0 }
    /// Lets time pass at a speed.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Plays something else, from its beginning.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        position = 0
        start = Date()
    }

    /// Returns where the player is in its item.
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

    /// Moves to a time. The tolerances are without effect: each time is found exactly.
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

    /// Calls a block at each interval while time passes. What is returned stops it.
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

    /// Stops a block from being called.
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

/// An object that plays items one after another.
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

    /// Returns what has not been played yet, beginning with what is played now.
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

/// An object that plays an item over and over.
@MainActor @preconcurrency open class AVPlayerLooper: NSObject {
    /// - Parameters:
    ///   - player: what plays the item.
    ///   - itemToLoop: the item.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        super.init()
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
    }

    /// Stops playing it over and over.
    open func disableLooping() {}
}
