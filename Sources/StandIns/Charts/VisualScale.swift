import SwiftUI

/// What a scale makes of values other than places: colors, shapes, sizes or line styles.
struct VisualScale {
    var domain: ChartDomain?
    var range: _ChartRange?
    /// Names with what they become, in order.
    var mapping: [(name: String, value: Any)] = []
    /// What a value becomes.
    var function: ((_Datum) -> Any?)?

    /// The names of values, in the order of the domain, or in that in which they come.
    func names(_ data: [_Datum]) -> [String] {
        var seen: Set<String> = []
        let names = data.map(\.text).filter { seen.insert($0).inserted }
        if !mapping.isEmpty {
            let listed = mapping.map(\.name)
            return listed + names.filter { !listed.contains($0) }
        }
        switch domain {
        case .fixed(let values)?: return values.map(\.text)
        case .automatic(_, let reversed, let modify)?:
            var own: Set<String> = []
            let values = (modify?(data) ?? data).map(\.text).filter { own.insert($0).inserted }
            return reversed == true ? values.reversed() : values
        case nil: return names
        }
    }

    /// What a name becomes; nil if the chart chooses.
    func value(_ datum: _Datum, at index: Int) -> Any? {
        if let known = mapping.first(where: { $0.name == datum.text }) { return known.value }
        if let value = function?(datum) { return value }
        if case .list(let values)? = range, !values.isEmpty { return values[index % values.count] }
        return nil
    }

    /// Whether numbers become a value between others, instead of one from a list.
    func isContinuous(_ data: [_Datum]) -> Bool {
        !data.isEmpty && data.allSatisfy { !$0.isCategory } && mapping.isEmpty && function == nil
    }

    /// The ends of numbers.
    func ends(_ data: [_Datum], includesZero: Bool) -> (low: Double, high: Double) {
        var numbers = data.compactMap(\.number)
        if case .fixed(let values)? = domain { numbers = values.compactMap(\.number) }
        var (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
        if includesZero, case nil = domain { (low, high) = (min(0, low), max(0, high)) }
        return (low, high == low ? low + 1 : high)
    }
}
