extension UIGestureRecognizer {
    /// The first two fingers as they lie now, where there are just as many.
    var fingersDown: TwoFingers? {
        numberOfTouches == 2 ? TwoFingers(location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil)) : nil
    }

    /// Begins once the fingers have done enough, and continues.
    func proceed(_ isEnough: Bool) {
        if state == .began || state == .changed {
            state = .changed
        } else if state == .possible, isEnough {
            state = .began
        }
    }

    /// Ends once all fingers have been lifted.
    func endWithFingers() {
        guard numberOfTouches == 0 else { return }
        if state == .possible { giveUp() } else { state = .ended }
    }
}
