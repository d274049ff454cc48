private enum MomentsKey: EnvironmentKey {
    static var defaultValue: Moments? { nil }
    static func _valuesEqual(_ a: Moments?, _ b: Moments?) -> Bool { a === b }
}

extension EnvironmentValues {
    /// What waits for moments of the window's clock, for views that repeat or delay something; nil outside of a window.
    package internal(set) var moments: Moments? {
        get { self[MomentsKey.self] }
        set { self[MomentsKey.self] = newValue }
    }
}
