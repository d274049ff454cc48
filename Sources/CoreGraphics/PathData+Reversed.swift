import Foundation

extension PathData {
    /// The same outlines, each from its end to its start. The last part comes first.
    package var reversed: PathData {
        struct Part {
            var start: CGPoint
            var steps: [PathElement] = []
            var isClosed = false
        }
        var parts: [Part] = []
        for element in elements {
            switch element {
            case .move(let point): parts.append(Part(start: point))
            case .close where !parts.isEmpty: parts[parts.count - 1].isClosed = true
            case .close: break
            case .line, .quadCurve, .curve:
                // What follows a closed part begins where that began.
                if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
                if !parts.isEmpty { parts[parts.count - 1].steps.append(element) }
            }
        }
        let reversed = parts.reversed().flatMap { part -> [PathElement] in
            let ends = [part.start] + part.steps.compactMap(\.end)
            var result = [PathElement.move(ends[ends.count - 1])]
            for (index, step) in part.steps.enumerated().reversed() {
                switch step {
                case .quadCurve(_, let control): result.append(.quadCurve(ends[index], control: control))
                case .curve(_, let control1, let control2):
                    result.append(.curve(ends[index], control1: control2, control2: control1))
                default: result.append(.line(ends[index]))
                }
            }
            if part.isClosed { result.append(.close) }
            return result
        }
        return .elements(reversed)
    }
}

extension PathElement {
    /// Where a step ends; nil for one that closes a part.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .close: nil
        }
    }
}
