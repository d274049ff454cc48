import SwiftUI

extension View {
    /// Lets a title of few words shrink where a line would else break inside one of them.
    ///
    /// - Parameter title: what the text says.
    func wholeWords(of title: String) -> some View {
        lineLimit(max(1, title.split(whereSeparator: \.isWhitespace).count))
            .minimumScaleFactor(Ratios.minTextScale)
    }
}
