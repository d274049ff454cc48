import StandInViews
import SwiftUI
import UniformTypeIdentifiers

/// A file as it is, or what is known of it.
struct FilePage: View {
    enum Contents: Equatable {
        case picture(UIImage)
        case text(String)
        case other

        init(_ url: URL) {
            let type = UTType(filenameExtension: url.pathExtension)
            if type?.conforms(to: .image) == true, let picture = UIImage(contentsOfFile: url.path) {
                self = .picture(picture)
            } else if type?.conforms(to: .text) == true, let text = Self.beginning(of: url) {
                self = .text(text)
            } else {
                self = .other
            }
        }

        /// Enough of a long text to fill some screens.
        private static func beginning(of url: URL) -> String? {
            guard let file = try? FileHandle(forReadingFrom: url) else { return nil }
            defer { try? file.close() }
            return (try? file.read(upToCount: 100_000)).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    let url: URL?
    let title: String?

    var body: some View {
        switch url.map(Contents.init) ?? .other {
        case .picture(let picture):
            Image(uiImage: picture).resizable().scaledToFit()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        case .text(let text):
            ScrollView {
                Text(verbatim: text).font(.system(.footnote, design: .monospaced)).padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        case .other:
            StandInPage("QuickLook", symbol: "doc", title: title ?? url?.lastPathComponent ?? "", detail: detail)
        }
    }

    private var detail: String {
        guard let url, let type = UTType(filenameExtension: url.pathExtension) else { return "" }
        return type.localizedDescription ?? type.identifier
    }
}
