/// Names of files that say what they show and do not clash.
package struct FileNames {
    private var taken: Set<String> = []

    /// How long a name may be without its extension, in bytes of UTF-8. File systems allow 255 with it.
    static let mostBytes = 200

    package init() {}

    package mutating func name(
        for entry: PreviewEntry, _ variant: Variant, _ time: PictureTime? = nil, _ format: PictureFormat
    ) -> String {
        let ending = Self.ending(variant, time)
        let title = Self.safe(entry.title, mostBytes: Self.mostBytes - ending.utf8.count)
        let stem = title.isEmpty ? String(ending.dropFirst()) : title + ending
        var name = stem
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(stem)-\(number)"
            number += 1
        }
        return "\(name).\(format.fileExtension)"
    }

    /// What a name ends with, before its number and extension: the variant and the moment.
    private static func ending(_ variant: Variant, _ time: PictureTime?) -> String {
        "-" + safe(([variant.label] + [time?.label].compactMap(\.self)).joined(separator: "-"))
    }

    /// Whether a file bears the name of a picture of one of the variants at a moment, whatever preview it shows.
    package static func isName(
        _ file: String, of variants: [Variant], _ time: PictureTime?, _ format: PictureFormat
    ) -> Bool {
        let fileExtension = ".\(format.fileExtension)"
        guard file.hasSuffix(fileExtension) else { return false }
        var stem = file.dropLast(fileExtension.count)
        let endings = variants.map { ending($0, time) }
        func ends(_ stem: Substring) -> Bool {
            endings.contains { stem.hasSuffix($0) || stem == $0.dropFirst() }
        }
        if ends(stem) { return true }
        // Previews of one name are numbered.
        let number = stem.reversed().prefix { $0.isNumber }.count
        guard number > 0 else { return false }
        stem = stem.dropLast(number)
        return stem.hasSuffix("-") && ends(stem.dropLast())
    }

    /// Letters, digits and a few signs; everything else becomes a hyphen. What does not fit into so many bytes is cut off at the
    /// end of a character.
    package static func safe(_ text: String, mostBytes: Int = Self.mostBytes) -> String {
        let parts = text.split { !($0.isLetter || $0.isNumber || "._-".contains($0)) }
        var name = parts.joined(separator: "-")
        if name.hasPrefix(".") { name = "_" + name }
        while name.utf8.count > mostBytes { name.removeLast() }
        return name
    }
}
