import SwiftUI
import UIKit

/// What is seen in place of a sheet of Apple's framework: a page, and above it the button that closes it.
package struct StandInSheet: View {
    private let page: StandInPage
    private let button: String
    private let edge: HorizontalEdge
    private let close: @MainActor () -> Void

    package init(
        _ page: StandInPage, button: String = "Cancel", at edge: HorizontalEdge = .leading,
        close: @escaping @MainActor () -> Void
    ) {
        self.page = page
        self.button = button
        self.edge = edge
        self.close = close
    }

    package var body: some View {
        VStack(spacing: 0) {
            HStack {
                if edge == .trailing { Spacer() }
                Button(button, action: close)
                if edge == .leading { Spacer() }
            }
            .padding()
            page
        }
        .background(Color(uiColor: .systemBackground))
    }
}
