/// Names of files that say what they show and do not clash.
package struct FileNames {
    private var taken: Set<String> = []

    package init() {}

    package mutating func name(
        for entry: PreviewEntry, _ variant: Variant, _ time: PictureTime? = nil, _ format: PictureFormat
    ) -> String {
        let stem = Self.safe(([entry.title, variant.label] + [time?.label].compactMap(\.self)).joined(separator: "-"))
        var name = stem
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(stem)-\(number)"
            number += 1
        }
        return "\(name).\(format.fileExtension)"
    }

    /// Letters, digits and a few signs; everything else becomes a hyphen.
    package static func safe(_ text: String) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || "._-".contains($0)) }
        let name = parts.joined(separator: "-").prefix(120)
        return name.hasPrefix(".") ? "_" + name : String(name)
    }
}
