import HostKit

/// Haptic or audible feedback. Perch notifies the host of it.
public struct SensoryFeedback: Equatable, Sendable {
    fileprivate let haptic: HostRequest.Haptic

    private init(_ haptic: HostRequest.Haptic) { self.haptic = haptic }

    /// A task is done.
    public static let success = SensoryFeedback(.success)
    /// Feedback for a completed task with a warning.
    public static let warning = SensoryFeedback(.warning)
    /// A task failed.
    public static let error = SensoryFeedback(.error)
    /// The selection changed.
    public static let selection = SensoryFeedback(.selection)
    /// Feedback for a value that increased past a threshold.
    public static let increase = SensoryFeedback(.increase)
    /// Feedback for a value that decreased past a threshold.
    public static let decrease = SensoryFeedback(.decrease)
    /// Feedback for a start.
    public static let start = SensoryFeedback(.start)
    /// Feedback for an end.
    public static let stop = SensoryFeedback(.stop)
    /// Feedback for a dragged element that is aligned.
    public static let alignment = SensoryFeedback(.alignment)
    /// The pressure reached another level.
    public static let levelChange = SensoryFeedback(.levelChange)
    /// Feedback for a drawn path that was closed.
    public static let pathComplete = SensoryFeedback(.pathComplete)
    /// Feedback for a collision of two objects.
    public static let impact = SensoryFeedback.impact()

    /// Returns feedback for a collision of objects with a weight.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(.impact(weight.impact, intensity: min(max(intensity, 0), 1)))
    }

    /// Returns feedback for a collision of objects with a flexibility.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(.impact(flexibility.impact, intensity: min(max(intensity, 0), 1)))
    }

    /// The weight of the objects that collide.
    public struct Weight: Equatable, Sendable {
        fileprivate let impact: HostRequest.Haptic.Impact
        /// Small objects.
        public static let light = Weight(impact: .light)
        /// Objects of medium size.
        public static let medium = Weight(impact: .medium)
        /// Large objects.
        public static let heavy = Weight(impact: .heavy)
    }

    /// The hardness of the objects that collide.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let impact: HostRequest.Haptic.Impact
        /// Hard objects.
        public static let rigid = Flexibility(impact: .rigid)
        /// Objects of medium hardness.
        public static let solid = Flexibility(impact: .solid)
        /// Soft objects.
        public static let soft = Flexibility(impact: .soft)
    }
}

extension View {
    /// Plays `feedback` when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
    }

    /// Plays `feedback` when `trigger` changes and `condition` returns true.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
    }

    /// Plays the feedback that a closure returns when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
    }

    /// Plays the feedback that a closure returns when `trigger` changes.
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
