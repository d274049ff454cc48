import DisplayList
import Foundation

/// How the numbers of a color are to be read.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    case lab(range: [Double])
    case indexed(PDFColorSpace, [UInt8])
    /// An ink, and what it looks like in a space that screens have.
    case ink(count: Int, PDFColorSpace, PDFFunction)
    case pattern

    init?(_ object: PDFObject?, _ resources: [String: PDFObject], in file: PDFFile, depth: Int = 0) {
        guard depth < 8 else { return nil }
        if let name = file.name(object) {
            switch name {
            case "DeviceGray", "G", "CalGray": self = .gray
            case "DeviceRGB", "RGB", "CalRGB": self = .rgb
            case "DeviceCMYK", "CMYK": self = .cmyk
            case "Pattern": self = .pattern
            default:
                guard let named = file.dictionary(resources["ColorSpace"])?[name] else { return nil }
                guard let space = PDFColorSpace(named, resources, in: file, depth: depth + 1) else { return nil }
                self = space
            }
            return
        }
        guard let parts = file.array(object), let kind = file.name(parts.first) else { return nil }
        func space(_ index: Int) -> PDFColorSpace? {
            index < parts.count ? PDFColorSpace(parts[index], resources, in: file, depth: depth + 1) : nil
        }
        switch kind {
        case "ICCBased":
            guard parts.count > 1, let profile = file.dictionary(parts[1]) else { return nil }
            switch file.integer(profile["N"]) {
            case 1: self = .gray
            case 4: self = .cmyk
            default: self = .rgb
            }
        case "Lab":
            let range = parts.count > 1 ? file.numbers(file.dictionary(parts[1])?["Range"]) : nil
            self = .lab(range: range ?? [-100, 100, -100, 100])
        case "Indexed", "I":
            guard let base = space(1), parts.count > 3 else { return nil }
            if case .string(let table) = file.resolve(parts[3]) {
                self = .indexed(base, table)
            } else if let stream = file.stream(parts[3]), let (table, _) = file.unpacked(stream) {
                self = .indexed(base, Array(table))
            } else {
                return nil
            }
        case "Separation", "DeviceN":
            guard let base = space(2), parts.count > 3, let function = PDFFunction(parts[3], in: file) else {
                return nil
            }
            self = .ink(count: kind == "DeviceN" ? file.array(parts[1])?.count ?? 1 : 1, base, function)
        default:
            guard let space = PDFColorSpace(.name(kind), resources, in: file, depth: depth + 1) else { return nil }
            self = space
        }
    }

    /// How many numbers a color has.
    var count: Int {
        switch self {
        case .gray, .indexed: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .ink(let count, _, _): count
        case .pattern: 0
        }
    }

    /// The color before any is chosen.
    var initial: [Double] {
        switch self {
        case .cmyk: [0, 0, 0, 1]
        case .ink(let count, _, _): Array(repeating: 1, count: count)
        default: Array(repeating: 0, count: count)
        }
    }

    /// Which values the samples of a picture represent.
    func decode(bits: Int) -> [Double] {
        switch self {
        case .indexed: [0, pow(2, Double(bits)) - 1]
        case .lab(let range): [0, 100] + range
        default: (0..<count).flatMap { _ in [0.0, 1.0] }
        }
    }

    func color(_ values: [Double]) -> RGBA {
        // Functions may give what is no number.
        let values = values.map { $0.isFinite ? $0 : 0 }
        func value(_ index: Int) -> Double { index < values.count ? min(max(values[index], 0), 1) : 0 }
        func color(_ red: Double, _ green: Double, _ blue: Double) -> RGBA {
            RGBA(red: Float(red), green: Float(green), blue: Float(blue))
        }
        switch self {
        case .gray: return color(value(0), value(0), value(0))
        case .rgb: return color(value(0), value(1), value(2))
        case .cmyk:
            let light = 1 - value(3)
            return color((1 - value(0)) * light, (1 - value(1)) * light, (1 - value(2)) * light)
        case .lab: return PDFColorSpace.lab(values)
        case .indexed(let base, let table):
            let start = Int(min(max(values.first ?? 0, 0), 255)) * base.count
            guard start + base.count <= table.count else { return .black }
            return base.color(table[start..<start + base.count].map { Double($0) / 255 })
        case .ink(_, let base, let function): return base.color(function(values))
        case .pattern: return .black
        }
    }

    private static func lab(_ values: [Double]) -> RGBA {
        guard values.count >= 3 else { return .black }
        func cube(_ t: Double) -> Double { t > 6.0 / 29 ? t * t * t : 3 * 36.0 / 841 * (t - 4.0 / 29) }
        let l = (values[0] + 16) / 116
        // The white of D50, in which PDF files are made, led to sRGB.
        let (x, y, z) = (0.9642 * cube(l + values[1] / 500), cube(l), 0.8249 * cube(l - values[2] / 200))
        func curved(_ v: Double) -> Float {
            Float(min(max(v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055, 0), 1))
        }
        return RGBA(
            red: curved(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
            green: curved(-0.9787684 * x + 1.9161415 * y + 0.0334540 * z),
            blue: curved(0.0719453 * x - 0.2289914 * y + 1.4052427 * z))
    }
}
