import CoreGraphics

/// Linear equations that are taken in one after the other, the weightiest first. One that contradicts those before is left
/// out; one that says nothing new, too.
struct LinearSystem {
    /// `sum of coefficient × variable = constant`
    struct Equation {
        var coefficients: [Int: CGFloat]
        var constant: CGFloat
    }

    /// How an equation was taken.
    enum Outcome { case taken, known, contradicted }

    /// Equations solved for one variable each, which occurs in no other.
    private var rows: [Int: Equation] = [:]
    private static let nothing: CGFloat = 1e-7

    /// Puts what is known into an equation.
    private func reduced(_ equation: Equation) -> Equation {
        var result = Equation(coefficients: [:], constant: equation.constant)
        for (variable, factor) in equation.coefficients {
            guard let row = rows[variable] else {
                result.coefficients[variable, default: 0] += factor
                continue
            }
            result.constant -= factor * row.constant
            for (other, share) in row.coefficients { result.coefficients[other, default: 0] -= factor * share }
        }
        result.coefficients = result.coefficients.filter { abs($0.value) > Self.nothing }
        return result
    }

    @discardableResult mutating func take(_ equation: Equation) -> Outcome {
        let rest = reduced(equation)
        // The lowest number of the largest factors, so that the result does not depend on the order of a dictionary.
        guard let pivot = rest.coefficients.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) }) else {
            return abs(rest.constant) > 1e-3 ? .contradicted : .known
        }
        var row = Equation(
            coefficients: rest.coefficients.filter { $0.key != pivot.key }, constant: rest.constant / pivot.value)
        row.coefficients = row.coefficients.mapValues { $0 / pivot.value }
        for (variable, other) in rows {
            guard let factor = other.coefficients[pivot.key] else { continue }
            var other = other
            other.coefficients[pivot.key] = nil
            other.constant -= factor * row.constant
            for (key, share) in row.coefficients { other.coefficients[key, default: 0] -= factor * share }
            other.coefficients = other.coefficients.filter { abs($0.value) > Self.nothing }
            rows[variable] = other
        }
        rows[pivot.key] = row
        return .taken
    }

    /// A sum, where the equations decide it.
    func value(_ coefficients: [Int: CGFloat]) -> CGFloat? {
        let rest = reduced(Equation(coefficients: coefficients, constant: 0))
        return rest.coefficients.isEmpty ? -rest.constant : nil
    }
}
