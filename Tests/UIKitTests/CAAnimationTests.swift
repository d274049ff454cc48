import Testing
import UIKit

@MainActor @Suite struct CAAnimationTests {
    @Test func animationsKeepTheirValuesAndLayersTheirs() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 2
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        let layer = CALayer()
        layer.opacity = 0.5
        layer.add(animation, forKey: "fade")
        #expect(animation.keyPath == "opacity" && layer.opacity == 0.5 && layer.animation(forKey: "fade") == nil)
        layer.removeAllAnimations()
    }
}
