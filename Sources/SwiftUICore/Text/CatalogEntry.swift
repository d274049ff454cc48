import Foundation

/// One text of a table: plain, or varying with numbers and devices.
struct CatalogEntry: Sendable {
    indirect enum Value: Sendable {
        case string(String)
        /// By plural category, such as `one` and `other`.
        case plural([String: Value])
        /// By kind of device, such as `iphone`, `ipad` and `other`.
        case device([String: Value])
    }

    /// A part of the text, written `%#@name@`, that varies with its own argument.
    struct Substitution: Sendable {
        /// Which argument, counted from 1; nil follows the order in the text.
        var argument: Int?
        var specifier: String
        var value: Value
    }

    var value: Value
    /// Its rules say which form goes with a number: those of the text, not of Code that reads it.
    var language: String
    var substitutions: [String: Substitution] = [:]

    func string(arguments: [LocalizedStringKey.Argument], isPad: () -> Bool) -> String {
        let first = arguments.lazy.compactMap(\.number).first
        var result = pick(value, number: first, isPad: isPad)
        guard !substitutions.isEmpty else { return result }
        let order = order(in: result)
        // A part may have further parts in it; one that has itself in it ends.
        for _ in 0..<4 where result.contains("%#@") {
            for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
                let argument = substitution.argument ?? (order.firstIndex(of: name) ?? 0) + 1
                let number = arguments.indices.contains(argument - 1) ? arguments[argument - 1].number : nil
                let text = pick(substitution.value, number: number, isPad: isPad)
                    .replacingOccurrences(of: "%arg", with: "%\(argument)$\(substitution.specifier)")
                result = result.replacingOccurrences(of: "%#@\(name)@", with: text)
            }
        }
        return result
    }

    /// The names of the parts as they follow each other.
    private func order(in text: String) -> [String] {
        text.components(separatedBy: "%#@").dropFirst().map { String($0.prefix { $0 != "@" }) }
    }

    private func pick(_ value: Value, number: Double?, isPad: () -> Bool) -> String {
        switch value {
        case .string(let string): return string
        case .plural(let forms):
            let category = PluralCategory.of(number ?? 0, language: language)
            // A form for nothing is used wherever a translator wrote one.
            let zero = number == 0 ? forms["zero"] : nil
            guard let form = zero ?? forms[category.rawValue] ?? forms["other"] ?? first(of: forms) else { return "" }
            return pick(form, number: number, isPad: isPad)
        case .device(let forms):
            guard let form = forms[isPad() ? "ipad" : "iphone"] ?? forms["other"] ?? first(of: forms) else { return "" }
            return pick(form, number: number, isPad: isPad)
        }
    }

    private func first(of forms: [String: Value]) -> Value? { forms.min { $0.key < $1.key }?.value }
}
