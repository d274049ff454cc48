import DesignSystem
import SwiftUI

extension View {
    /// Keeps what is read to a width that eyes follow, in the middle of a wide screen.
    func readableWidth() -> some View {
        frame(maxWidth: Dimensions.contentMaxWidth)
            .frame(maxWidth: .infinity)
    }
}
