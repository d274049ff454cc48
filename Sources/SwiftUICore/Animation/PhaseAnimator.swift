/// A view that cycles through phases, with an animation for each.
///
/// Without a trigger it goes round as long as it is on screen; with one it rests in the first phase, and each change of the
/// trigger takes it once round.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    @State private var index = 0
    @State private var round = PhaseRound()

    /// Creates a view that runs through its phases once each time that `trigger` changes.
    ///
    /// - Parameter animation: the animation that leads into a phase; nil goes there at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Creates a view that cycles through its phases.
    ///
    /// - Parameter animation: the animation that leads into a phase; nil goes there at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        if phases.isEmpty {
            let _ = Log.once("A phase animator has no phases and shows nothing.")
        } else {
            content(phases[min(index, phases.count - 1)])
                .onAppear {
                    round.isOnScreen = true
                    if trigger == nil { goOn() }
                }
                .onDisappear { round.isOnScreen = false }
                .onChange(of: trigger) { goOn() }
        }
    }

    /// Goes to the next phase, and on from there once it is reached.
    private func goOn() {
        guard phases.count > 1, round.isOnScreen else { return }
        round.step += 1
        let step = round.step
        let next = (index + 1) % phases.count
        // Phases that are all reached at once would go round forever within one moment.
        round.jumps += 1
        guard round.jumps <= phases.count else {
            Log.once("Nothing moves between the phases of a phase animator; the animator stays in one phase.")
            round.jumps = 0
            return
        }
        let listener = AnimationListener(.logicallyComplete) {
            if round.listener?.hasMoved == true { round.jumps = 0 }
            // Another step has been taken since, because of the trigger.
            guard round.step == step, trigger == nil || next != 0 else { return }
            goOn()
        }
        round.listener = listener
        var transaction = Transaction.current
        transaction.animation = animation(phases[next])
        transaction.add(listener)
        withTransaction(transaction) { index = next }
        listener.bodyDidRun()
    }
}

/// How far a phase animator has come.
private final class PhaseRound {
    var isOnScreen = false
    var step = 0
    /// Is notified when the next phase is reached.
    var listener: AnimationListener?
    /// Phases in a row that were reached without anything moving.
    var jumps = 0
}

/// A trigger of any type.
private struct AnyTrigger: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    static func == (a: AnyTrigger, b: AnyTrigger) -> Bool {
        func compare<T: Equatable>(_ a: T) -> Bool { (b.value as? T) == a }
        return compare(a.value)
    }
}

extension View {
    /// Applies `content` with phases, which run once each time that `trigger` changes.
    ///
    /// - Parameter animation: the animation that leads into a phase; nil goes there at once.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Applies `content` with phases, which are repeated.
    ///
    /// - Parameter animation: the animation that leads into a phase; nil goes there at once.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
