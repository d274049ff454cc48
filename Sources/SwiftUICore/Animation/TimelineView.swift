import Foundation

/// A view that is updated at the dates of a schedule.
///
/// Time is the host's: it stands still in a preview, and continues as far as a test says.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content

    /// The context that the content receives.
    public struct Context {
        /// Constants that describe how often the view is updated.
        public enum Cadence: Comparable, Sendable {
            /// A cadence that updates as often as the schedule requires. Perch's hosts use only this cadence.
            case live
            /// A cadence with one update per second.
            case seconds
            /// A cadence with one update per minute.
            case minutes
        }

        /// The current date of the schedule. It can be in the past.
        public let date: Date
        /// The frequency of updates.
        public let cadence: Cadence

        fileprivate init(date: Date, cadence: Cadence) {
            self.date = date
            self.cadence = cadence
        }

        /// Discards content that was created in advance. Perch creates none.
        public func invalidateTimelineContent() {}
    }
}

/// The context of a timeline view, independent of its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View, PrimitiveView where Content: View {
    public typealias Body = Never

    /// Creates a view that `content` updates at the dates of a schedule.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    @MainActor @preconcurrency
    public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedViewNode<Self> {
        TimelineNode(view, inputs)
    }

    @MainActor @preconcurrency public static var _elementCount: Int? { Content._elementCount }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    _TypedViewNode<TimelineView<Schedule, Content>>, TimeObserver
{
    private typealias Child = DeferredView<TimelineViewDefaultContext, Content>

    private var child: _TypedViewNode<Child>!
    private var entries: Schedule.Entries.Iterator
    private var date: Date
    private var next: Date?

    override init(_ view: TimelineView<Schedule, Content>, _ inputs: _ViewInputs) {
        date = inputs.environment._referenceDate + inputs.host.tree.time
        entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
        next = entries.next()
        super.init(view, inputs)
        proceed()
        child = Child._makeNode(childView, ownInputs)
        host.observers.time.append(self)
    }

    var nextMoment: TimeInterval? {
        isMounted && !isHiddenByContainer ? next?.timeIntervalSince(environment._referenceDate) : nil
    }

    // A schedule of frames has no moments: it is asked with each frame that is made.
    var nextStop: TimeInterval? { Schedule.self == AnimationTimelineSchedule.self ? nil : nextMoment }

    private var now: Date { environment._referenceDate + host.tree.time }

    private var childView: Child {
        Child(TimelineViewDefaultContext(date: date, cadence: .live), content: view.content)
    }

    /// A schedule with more moments than this in one step is asked for the present one.
    private static var patience: Int { 10_000 }

    /// Continues to the latest moment that has come; true if it is another one.
    @discardableResult
    private func proceed() -> Bool {
        let (now, old) = (now, date)
        var steps = 0
        while let moment = next, moment <= now {
            date = moment
            next = entries.next()
            steps += 1
            if steps == Self.patience {
                entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
                next = entries.next()
            } else if steps > Self.patience * 2 {
                Log.once("A schedule has too many entries at the same time (\(path)).")
                break
            }
        }
        return date != old
    }

    override func setAppeared(_ isShown: Bool) {
        if isShown { timeDidChange() }
        super.setAppeared(isShown)
    }

    func timeDidChange() {
        guard !isHiddenByContainer else { return }
        // Time may also be set back, by anyone who draws moments in any order.
        if now < date { restart() }
        if proceed() { setNeedsUpdate() }
    }

    private func restart() {
        date = now
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        next = entries.next()
        setNeedsUpdate()
    }

    override func updateIfNeeded() { child.update(childView) }

    override func update(_ view: TimelineView<Schedule, Content>) {
        let isSame = ValueComparison.areEqual(self.view.schedule, view.schedule)
        self.view = view
        if !isSame {
            restart()
            proceed()
        }
        child.update(childView)
    }

    override func environmentDidChange(_ change: EnvironmentChange) { timeDidChange() }

    override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// A node that looks at the host's time.
@MainActor protocol TimeObserver: AnyObject {
    var isMounted: Bool { get }
    /// The next moment at which it changes automatically, in seconds since the host began, if there is one.
    var nextMoment: TimeInterval? { get }
    /// The next moment that is not passed over, however long a step of the host is.
    var nextStop: TimeInterval? { get }
    func timeDidChange()
}
