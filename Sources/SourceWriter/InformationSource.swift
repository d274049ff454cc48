import Foundation

/// A program's Info.plist as a Swift file, since a package's program has no bundle that it could lie in.
///
/// UIKit's module finds it by the name of the C function.
struct InformationSource {
    /// The contents of the Info.plist.
    var text: String

    var source: String {
        // One sign more than the text has in a row.
        let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
        let marks = String(repeating: "#", count: longest + 1)
        return """
            // Written by Perch: the program's Info.plist, which lies in the program's bundle on Apple's systems.
            @_cdecl("perch_info_plist")
            func __perchInfoPlist() -> UnsafePointer<CChar> {
                let text: StaticString = \(marks)\"\"\"
            \(text.trimmingCharacters(in: .newlines))
            \"\"\"\(marks)
                return UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
            }

            """
    }
}
