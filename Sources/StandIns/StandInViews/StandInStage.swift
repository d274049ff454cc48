import SwiftUI
import UIKit

/// What is seen in place of a scene that Apple's framework would draw: its background color, or hatching if it has
/// none, and the framework's name in small type.
package struct StandInStage: View {
    private let framework: String
    private let color: UIColor?

    package init(_ framework: String, color: UIColor? = nil) {
        self.framework = framework
        self.color = color
    }

    package var body: some View {
        ground
            .overlay(alignment: .bottomTrailing) {
                Text(verbatim: framework).font(.system(size: 11)).padding(.horizontal, 6).padding(.vertical, 2)
                    .foregroundStyle(.black).background(.white.opacity(0.7), in: .capsule).padding(6)
            }
            .clipped()
            .accessibilityElement(children: .ignore)
            .accessibilityHidden(true)
    }

    @ViewBuilder private var ground: some View {
        if let color { Color(uiColor: color) } else { StandInGround() }
    }
}
