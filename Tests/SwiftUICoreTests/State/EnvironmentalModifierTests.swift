import Combine
import Foundation
import Testing

@testable import SwiftUI

/// Modifiers that are chosen by the environment, and views that listen to publishers.
@MainActor struct EnvironmentalModifierTests {
    private struct Framed: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width, height: 10) }
    }

    private struct WideWhenLarge: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Framed(width: environment.dynamicTypeSize.isAccessibilitySize ? 80 : 40)
        }
    }

    @Test func theEnvironmentChoosesTheModifier() {
        for (size, width) in [(DynamicTypeSize.large, CGFloat(40)), (.accessibility1, 80)] {
            let host = ViewHost(
                Color.red.modifier(WideWhenLarge()).environment(\.dynamicTypeSize, size),
                size: CGSize(width: 200, height: 200))
            #expect(host.sizeThatFits(.unspecified).width == width)
        }
    }

    @Test func aSubscriptionViewHandsOverWhatIsSent() {
        let subject = PassthroughSubject<Int, Never>()
        var received: [Int] = []
        let view = SubscriptionView(content: Text("Content"), publisher: subject) { received.append($0) }
        let host = ViewHost(view, size: CGSize(width: 200, height: 200))
        _ = host.frame(at: 0)
        subject.send(1)
        subject.send(2)
        _ = host.frame(at: 0)
        #expect(received == [1, 2])
    }
}
