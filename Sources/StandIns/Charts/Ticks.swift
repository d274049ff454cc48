import Foundation

/// The values at which an axis is marked.
enum Ticks {
    static let usualCount = 5

    /// The step of 1, 2 or 5 times a power of ten that makes about so many ticks.
    static func step(from low: Double, to high: Double, count: Int) -> Double {
        let raw = (high - low) / Double(max(1, count))
        guard raw > 0, raw.isFinite else { return 1 }
        let power = pow(10, log10(raw).rounded(.down))
        let share = raw / power
        // The limits are the geometric means of the neighbors: the count is as near as it can be.
        return power
            * (share < 2.0.squareRoot() ? 1 : share < 10.0.squareRoot() ? 2 : share < 50.0.squareRoot() ? 5 : 10)
    }

    /// The ends of a scale, at multiples of its step.
    static func rounded(_ low: Double, _ high: Double) -> (Double, Double) {
        let step = step(from: low, to: high, count: usualCount)
        return ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
    }

    /// The ends of a logarithmic scale, at powers of ten.
    static func powers(_ low: Double, _ high: Double) -> (Double, Double) {
        let end = high > 0 ? high : 10
        let start = low > 0 ? low : min(1, end / 10)
        return (pow(10, log10(start).rounded(.down)), pow(10, log10(end).rounded(.up)))
    }

    /// Powers of ten between two numbers, and their multiples where there are few.
    static func logarithmic(from low: Double, to high: Double, count: Int) -> [Double] {
        guard low > 0, high > low else { return [] }
        let powers = Int(log10(low).rounded(.down))...Int(log10(high).rounded(.up))
        let factors: [Double] = powers.count > count / 2 ? [1] : [1, 2, 5]
        let (start, end) = (low * (1 - 1e-9), high * (1 + 1e-9))
        return powers.flatMap { power -> [Double] in
            let unit: Double = pow(10, Double(power))
            return factors.map { $0 * unit }
        }
        .filter { (start...end).contains($0) }
    }

    static func numbers(from low: Double, to high: Double, count: Int) -> [Double] {
        stride(from: low, to: high, by: step(from: low, to: high, count: count), within: 1000)
    }

    /// Multiples of a size, from the one before a range to the one after it.
    static func limits(of size: Double, around range: ClosedRange<Double>) -> [Double] {
        guard size > 0, (range.upperBound - range.lowerBound) / size < 100_000 else {
            return [range.lowerBound, range.upperBound]
        }
        let first = (range.lowerBound / size + 1e-9).rounded(.down)
        let last = max(first + 1, (range.upperBound / size - 1e-9).rounded(.up))
        return (0...Int(last - first)).map { (first + Double($0)) * size }
    }

    static func stride(from low: Double, to high: Double, by step: Double, within limit: Int) -> [Double] {
        guard step > 0, (high - low) / step < Double(limit) else { return [low, high] }
        let first = (low / step - 1e-9).rounded(.up)
        let last = (high / step + 1e-9).rounded(.down)
        guard first <= last else { return [] }
        // Each value is a product, so that errors do not add up.
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// The calendar unit, and how many of it lie between ticks.
    static func unit(from low: Double, to high: Double, count: Int) -> (Calendar.Component, Int) {
        let raw = (high - low) / Double(max(1, count))
        let choices: [(Calendar.Component, Int, Double)] = [
            (.second, 1, 1), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
            (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10800), (.hour, 6, 21600),
            (.hour, 12, 43200), (.day, 1, 86400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
            (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
            (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
        ]
        let choice = choices.first { $0.2 >= raw * 0.99 } ?? choices[choices.count - 1]
        return (choice.0, choice.1)
    }

    static func dates(
        from low: Double, to high: Double, by unit: Calendar.Component, _ count: Int, _ calendar: Calendar
    ) -> [Date] {
        let (start, end) = (Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high))
        guard var date = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
        // Several of a unit are counted from where the next larger one begins.
        if count > 1, let larger = larger[unit], let first = calendar.dateInterval(of: larger, for: start)?.start {
            date = first
        }
        var result: [Date] = []
        while date <= end, result.count < 1000 {
            if date >= start { result.append(date) }
            guard let next = calendar.date(byAdding: unit, value: max(1, count), to: date), next > date else { break }
            date = next
        }
        return result
    }

    private static let larger: [Calendar.Component: Calendar.Component] = [
        .second: .minute, .minute: .hour, .hour: .day, .day: .month, .month: .year,
    ]
}
