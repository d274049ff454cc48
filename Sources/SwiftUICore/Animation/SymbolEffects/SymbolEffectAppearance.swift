/// How symbols move. Apple gives no numbers; these are seen by eye on iOS 17 and 18. Times are seconds for a round.
enum SymbolEffectAppearance {
    static let bounce = 0.5
    static let bounceScale = 0.15
    /// As a part of the symbol's height.
    static let bounceHeight = 0.12
    static let pulse = 1.0
    static let pulseOpacity = 0.3
    static let variableColor = 1.2
    static let inactiveOpacity = 0.3
    static let breathe = 2.0
    static let breatheScale = 1.12
    static let rotate = 1.6
    static let wiggle = 0.6
    static let wiggleSwings = 2.0
    /// In radians.
    static let wiggleAngle = 0.21
    static let wiggleDistance = 0.12
    static let scaleUp = 1.1
    static let scaleDown = 0.9
    static let goneScaleUp = 1.3
    static let goneScaleDown = 0.5
    /// How long a symbol takes to a state in which it stays.
    static let state = 0.35
    /// The pause between rounds where they are to be apart.
    static let pause = 1.0
}
