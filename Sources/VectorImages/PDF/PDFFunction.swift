import Foundation

/// A function of numbers, as colors and shadings use them.
indirect enum PDFFunction {
    /// Values at even distances, of which there are `sizes` along each input.
    case sampled(domain: [Double], range: [Double], sizes: [Int], outputs: Int, values: [Double])
    case exponential(domain: [Double], from: [Double], to: [Double], exponent: Double)
    case stitched(domain: [Double], parts: [PDFFunction], bounds: [Double], encode: [Double])
    case program(domain: [Double], range: [Double], PDFProgram)
    /// One function for each output.
    case several([PDFFunction])

    init?(_ object: PDFObject?, in file: PDFFile, depth: Int = 0) {
        guard depth < 8 else { return nil }
        if let parts = file.array(object) {
            let functions = parts.prefix(32).compactMap { PDFFunction($0, in: file, depth: depth + 1) }
            guard functions.count == parts.count else { return nil }
            self = .several(functions)
            return
        }
        guard let dictionary = file.dictionary(object), let domain = file.numbers(dictionary["Domain"]),
            domain.count >= 2
        else { return nil }
        let range = file.numbers(dictionary["Range"]) ?? []
        switch file.integer(dictionary["FunctionType"]) {
        case 0:
            guard let stream = file.stream(object), let (bytes, _) = file.unpacked(stream),
                let sizes = file.numbers(dictionary["Size"])?.map({ Int($0) }), sizes.count == domain.count / 2,
                sizes.allSatisfy({ (1...4096).contains($0) }), let bits = file.integer(dictionary["BitsPerSample"]),
                [1, 2, 4, 8, 16, 24, 32].contains(bits), range.count >= 2
            else { return nil }
            let outputs = range.count / 2
            var total = outputs
            for size in sizes {
                total *= size
                guard total <= VectorLimits.elements else { return nil }
            }
            guard bytes.count * 8 >= total * bits else { return nil }
            let decode = file.numbers(dictionary["Decode"]) ?? range
            guard decode.count >= range.count else { return nil }
            var reader = BitReader(bytes)
            let most = pow(2, Double(bits)) - 1
            let values = (0..<total).map { index in
                let output = index % outputs
                let (low, high) = (decode[2 * output], decode[2 * output + 1])
                return low + Double(reader.read(bits)) / most * (high - low)
            }
            self = .sampled(domain: domain, range: range, sizes: sizes, outputs: outputs, values: values)
        case 2:
            self = .exponential(
                domain: domain, from: file.numbers(dictionary["C0"]) ?? [0], to: file.numbers(dictionary["C1"]) ?? [1],
                exponent: file.number(dictionary["N"]) ?? 1)
        case 3:
            let parts =
                file.array(dictionary["Functions"])?.prefix(256)
                .compactMap { PDFFunction($0, in: file, depth: depth + 1) } ?? []
            let bounds = file.numbers(dictionary["Bounds"]) ?? []
            let encode = file.numbers(dictionary["Encode"]) ?? []
            guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count >= 2 * parts.count else { return nil }
            self = .stitched(domain: domain, parts: parts, bounds: bounds, encode: encode)
        case 4:
            guard let stream = file.stream(object), let (bytes, _) = file.unpacked(stream),
                let program = PDFProgram(bytes)
            else { return nil }
            self = .program(domain: domain, range: range, program)
        default: return nil
        }
    }

    func callAsFunction(_ input: [Double]) -> [Double] {
        func limited(_ values: [Double], _ limits: [Double]) -> [Double] {
            values.enumerated().map { index, value in
                guard value.isFinite else { return 0 }
                guard limits.count > 2 * index + 1, limits[2 * index] <= limits[2 * index + 1] else { return value }
                return min(max(value, limits[2 * index]), limits[2 * index + 1])
            }
        }
        switch self {
        case .several(let functions): return functions.flatMap { $0(input).prefix(1) }
        case .exponential(let domain, let from, let to, let exponent):
            let x = limited(input, domain).first ?? 0
            let part = exponent == 1 ? x : pow(max(x, 0), exponent)
            return zip(from, to).map { $0 + part * ($1 - $0) }
        case .stitched(let domain, let parts, let bounds, let encode):
            let x = limited(input, domain).first ?? 0
            let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
            let low = index == 0 ? domain[0] : bounds[index - 1]
            let high = index == parts.count - 1 ? domain[1] : bounds[index]
            let part = high > low ? (x - low) / (high - low) : 0
            return parts[index]([encode[2 * index] + part * (encode[2 * index + 1] - encode[2 * index])])
        case .sampled(let domain, let range, let sizes, let outputs, let values):
            let places = limited(input, domain).prefix(sizes.count).enumerated().map { index, value -> Double in
                let (low, high) = (domain[2 * index], domain[2 * index + 1])
                return high > low ? (value - low) / (high - low) * Double(sizes[index] - 1) : 0
            }
            guard places.count == sizes.count else { return [] }
            // Between the samples on both sides along the first input, at the nearest along the others.
            var offset = 0
            var factor = sizes[0]
            for index in places.indices.dropFirst() {
                offset += Int(places[index].rounded()) * factor
                factor *= sizes[index]
            }
            let low = min(Int(places[0]), sizes[0] - 1)
            let high = min(low + 1, sizes[0] - 1)
            let part = places[0] - Double(low)
            return limited(
                (0..<outputs).map { output in
                    let (a, b) = (values[(offset + low) * outputs + output], values[(offset + high) * outputs + output])
                    return a + (b - a) * part
                }, range)
        case .program(let domain, let range, let program):
            return limited(program.run(limited(input, domain)), range)
        }
    }
}

/// Numbers of a few bits each.
struct BitReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int
    private var bit = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Zeros behind the end.
    mutating func read(_ bits: Int) -> UInt32 {
        if bits == 8, bit == 0 {
            defer { place += 1 }
            return place < bytes.endIndex ? UInt32(bytes[place]) : 0
        }
        var value: UInt32 = 0
        for _ in 0..<bits {
            let next: UInt32 = place < bytes.endIndex ? UInt32(bytes[place] >> UInt8(7 - bit)) & 1 : 0
            value = value << 1 | next
            bit += 1
            if bit == 8 {
                bit = 0
                place += 1
            }
        }
        return value
    }

    /// Rows begin with their own byte.
    mutating func skipToByte() {
        guard bit > 0 else { return }
        bit = 0
        place += 1
    }
}

/// A function written in PostScript's few words for it. It has no loops, so it ends.
struct PDFProgram {
    private indirect enum Step {
        case number(Double)
        case word(String)
        case block([Step])
    }

    private let steps: [Step]

    init?(_ bytes: ArraySlice<UInt8>) {
        var lexer = PDFLexer(bytes)
        guard case .word("{")? = lexer.next(), let steps = PDFProgram.block(&lexer, depth: 0) else { return nil }
        self.steps = steps
    }

    private static func block(_ lexer: inout PDFLexer, depth: Int) -> [Step]? {
        var steps: [Step] = []
        while let item = lexer.next(), depth < 16, steps.count < 10_000 {
            switch item {
            case .number(let value): steps.append(.number(value))
            case .bool(let value): steps.append(.number(value ? 1 : 0))
            case .word("}"): return steps
            case .word("{"):
                guard let inner = block(&lexer, depth: depth + 1) else { return nil }
                steps.append(.block(inner))
            case .word(let word): steps.append(.word(word))
            default: return nil
            }
        }
        return nil
    }

    func run(_ input: [Double]) -> [Double] {
        var stack = input
        PDFProgram.run(steps, &stack)
        return stack
    }

    private static func run(_ steps: [Step], _ stack: inout [Double]) {
        func pop() -> Double { stack.popLast() ?? 0 }
        func integer(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, -1e9), 1e9)) : 0 }
        for (index, step) in steps.enumerated() where stack.count < 256 {
            guard case .word(let word) = step else {
                if case .number(let value) = step { stack.append(value) }
                continue
            }
            if let one = oneNumber[word] {
                stack.append(one(pop()))
                continue
            }
            if let two = twoNumbers[word] {
                let b = pop()
                let a = pop()
                stack.append(two(a, b))
                continue
            }
            switch word {
            case "pop": _ = pop()
            case "dup": stack.append(stack.last ?? 0)
            case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
            case "copy":
                let count = integer(pop())
                if count > 0, count <= stack.count { stack += stack.suffix(count) }
            case "index":
                let back = integer(pop())
                stack.append(back >= 0 && back < stack.count ? stack[stack.count - 1 - back] : 0)
            case "roll":
                let by = integer(pop())
                let count = integer(pop())
                guard count > 0, count <= stack.count else { continue }
                let part = Array(stack.suffix(count))
                let shift = ((by % count) + count) % count
                stack.replaceSubrange((stack.count - count)..., with: part.suffix(shift) + part.prefix(count - shift))
            case "if":
                if index > 0, case .block(let block) = steps[index - 1], pop() != 0 { run(block, &stack) }
            case "ifelse":
                if index > 1, case .block(let no) = steps[index - 1], case .block(let yes) = steps[index - 2] {
                    run(pop() != 0 ? yes : no, &stack)
                }
            default: break
            }
        }
    }

    private static let oneNumber: [String: @Sendable (Double) -> Double] = [
        "abs": { abs($0) }, "neg": { -$0 }, "sqrt": { $0 > 0 ? $0.squareRoot() : 0 }, "ceiling": { $0.rounded(.up) },
        "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) }, "truncate": { $0.rounded(.towardZero) },
        "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 }, "sin": { sin($0 * .pi / 180) },
        "cos": { cos($0 * .pi / 180) }, "ln": { $0 > 0 ? log($0) : 0 }, "log": { $0 > 0 ? log10($0) : 0 },
        "not": { $0 == 0 ? 1 : 0 },
    ]

    private static let twoNumbers: [String: @Sendable (Double, Double) -> Double] = [
        "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $1 == 0 ? 0 : $0 / $1 },
        "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
        "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) },
        "exp": {
            let value = pow($0, $1); return value.isFinite ? value : 0
        }, "eq": { $0 == $1 ? 1 : 0 },
        "atan": {
            let angle = atan2($0, $1) * 180 / .pi
            return angle < 0 ? angle + 360 : angle
        },
        "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 }, "ge": { $0 >= $1 ? 1 : 0 },
        "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 }, "and": { $0 != 0 && $1 != 0 ? 1 : 0 },
        "or": { $0 != 0 || $1 != 0 ? 1 : 0 }, "xor": { ($0 != 0) != ($1 != 0) ? 1 : 0 },
    ]
}
