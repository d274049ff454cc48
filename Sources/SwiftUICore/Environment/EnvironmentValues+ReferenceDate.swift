import Foundation

private enum ReferenceDateKey: EnvironmentKey {
    /// 1 January 2026, 9:41 in Greenwich: the same on every machine.
    static let defaultValue = Date(timeIntervalSince1970: 1_767_260_460)
}

extension EnvironmentValues {
    /// What counts as now for text that tells how long ago something was. Hosts set it.
    package var _referenceDate: Date {
        get { self[ReferenceDateKey.self] }
        set { self[ReferenceDateKey.self] = newValue }
    }
}
