import SwiftUI

/// The few lengths that are no tokens.
enum Measures {
    /// The least height of what is touched.
    static let touchTarget: CGFloat = 44
    /// The least height of a text editor.
    static let editor: CGFloat = 160
}
