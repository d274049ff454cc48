import HostKit

/// Haptic or audible feedback. The host is notified of it.
public struct SensoryFeedback: Equatable, Sendable {
    fileprivate let haptic: HostRequest.Haptic

    private init(_ haptic: HostRequest.Haptic) { self.haptic = haptic }

    /// A task is done.
    public static let success = SensoryFeedback(.success)
    /// A task is done, with something to look at.
    public static let warning = SensoryFeedback(.warning)
    /// A task failed.
    public static let error = SensoryFeedback(.error)
    /// The selection changed.
    public static let selection = SensoryFeedback(.selection)
    /// A value rose past a mark.
    public static let increase = SensoryFeedback(.increase)
    /// A value fell past a mark.
    public static let decrease = SensoryFeedback(.decrease)
    /// Feedback for a start.
    public static let start = SensoryFeedback(.start)
    /// Feedback for an end.
    public static let stop = SensoryFeedback(.stop)
    /// Feedback for a dragged element that is aligned.
    public static let alignment = SensoryFeedback(.alignment)
    /// The pressure reached another level.
    public static let levelChange = SensoryFeedback(.levelChange)
    /// A drawn path is closed.
    public static let pathComplete = SensoryFeedback(.pathComplete)
    /// Two things meet.
    public static let impact = SensoryFeedback.impact()

    /// Two things of a weight meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(.impact(weight.impact, intensity: min(max(intensity, 0), 1)))
    }

    /// Two things of a hardness meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(.impact(flexibility.impact, intensity: min(max(intensity, 0), 1)))
    }

    /// The weight of the objects that collide.
    public struct Weight: Equatable, Sendable {
        fileprivate let impact: HostRequest.Haptic.Impact
        /// Small things.
        public static let light = Weight(impact: .light)
        /// Things of middling size.
        public static let medium = Weight(impact: .medium)
        /// Large things.
        public static let heavy = Weight(impact: .heavy)
    }

    /// The hardness of the objects that collide.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let impact: HostRequest.Haptic.Impact
        /// Hard things.
        public static let rigid = Flexibility(impact: .rigid)
        /// Things of middling hardness.
        public static let solid = Flexibility(impact: .solid)
        /// Soft things.
        public static let soft = Flexibility(impact: .soft)
    }
}

extension View {
    /// Makes `feedback` when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Makes `feedback` when `trigger` changes and `condition` holds.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Makes what `feedback` says when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Makes what `feedback` says when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
    }
}

private struct FeedbackModifier<T: Equatable> {
    let trigger: T
    let feedback: (T, T) -> SensoryFeedback?

    @Environment(\.requestsOfSession) private var requests

    nonisolated init(trigger: T, feedback: @escaping (T, T) -> SensoryFeedback?) {
        self.trigger = trigger
        self.feedback = feedback
    }
}

extension FeedbackModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (feedback, requests) = (feedback, requests)
        return content.onChange(of: trigger) { old, new in
            if let made = feedback(old, new) { assumeMainActor { (requests ?? .current).post(.haptic(made.haptic)) } }
        }
    }
}
