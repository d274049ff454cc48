/// Something to be felt or heard. Hosts here have nothing to make it with.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    /// A task is done.
    public static let success = SensoryFeedback(name: "success")
    /// A task is done, with something to look at.
    public static let warning = SensoryFeedback(name: "warning")
    /// A task failed.
    public static let error = SensoryFeedback(name: "error")
    /// The selection changed.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value rose past a mark.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value fell past a mark.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something began.
    public static let start = SensoryFeedback(name: "start")
    /// Something ended.
    public static let stop = SensoryFeedback(name: "stop")
    /// What is dragged is in line.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// The pressure reached another level.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// A drawn path is closed.
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    /// Two things meet.
    public static let impact = SensoryFeedback.impact()

    /// Two things of a weight meet.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(weight.name) \(intensity)")
    }

    /// Two things of a hardness meet.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback(name: "impact \(flexibility.name) \(intensity)")
    }

    /// How heavy things are that meet.
    public struct Weight: Equatable, Sendable {
        fileprivate let name: String
        /// Small things.
        public static let light = Weight(name: "light")
        /// Things of middling size.
        public static let medium = Weight(name: "medium")
        /// Large things.
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard things are that meet.
    public struct Flexibility: Equatable, Sendable {
        fileprivate let name: String
        /// Hard things.
        public static let rigid = Flexibility(name: "rigid")
        /// Things of middling hardness.
        public static let solid = Flexibility(name: "solid")
        /// Soft things.
        public static let soft = Flexibility(name: "soft")
    }
}

extension View {
    /// Makes `feedback` when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        WithoutEffect.sensoryFeedback.log()
        return self
    }

    /// Makes `feedback` when `trigger` changes and `condition` holds.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        WithoutEffect.sensoryFeedback.log()
        return self
    }

    /// Makes what `feedback` says when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        WithoutEffect.sensoryFeedback.log()
        return self
    }

    /// Makes what `feedback` says when `trigger` changes.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping () -> SensoryFeedback?
    ) -> some View {
        WithoutEffect.sensoryFeedback.log()
        return self
    }
}
