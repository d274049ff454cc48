import DesignSystem
import SwiftUI

/// A button in a row of a list that adds a row. The whole height of the row takes touches.
struct AddRow: View {
    private let title: String
    private let icon: String
    private let action: () -> Void

    init(_ title: String, icon: String = "plus", action: @escaping () -> Void) {
        (self.title, self.icon, self.action) = (title, icon, action)
    }

    var body: some View {
        Button {
            action()
        } label: {
            Label(title, systemImage: icon)
                .frame(minHeight: .touchTargetMin)
                .contentShape(.rect)
        }
        .foregroundStyle(ReadableColors.brand)
        .buttonStyle(.borderless)
    }
}
