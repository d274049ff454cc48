import Foundation

/// Random integers between two bounds, each as often as the others.
open class GKRandomDistribution: NSObject, GKRandom {
    /// The least integer.
    public let lowestValue: Int
    /// The greatest integer.
    public let highestValue: Int
    let source: any GKRandom

    /// Random integers of a source. A highest value below the lowest one is replaced by it.
    public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        self.source = source
        self.lowestValue = lowestValue
        self.highestValue = max(lowestValue, highestValue)
        super.init()
    }
    /// Random integers of a source that is not shared.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }
    /// Random integers from 1 to a number.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// A die with six sides.
    open class func d6() -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6) }
    /// A die with twenty sides.
    open class func d20() -> Self { Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20) }

    /// The number of integers.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// Returns a random integer between the bounds.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    /// Returns a random integer between the lowest value and just below a bound.
    open func nextInt(upperBound: Int) -> Int {
        lowestValue + source.nextInt(upperBound: min(numberOfPossibleOutcomes, upperBound - lowestValue))
    }
    /// Returns a random number from 0 to 1.
    open func nextUniform() -> Float {
        numberOfPossibleOutcomes < 2 ? 0 : Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
    }
    /// Returns a random truth value.
    open func nextBool() -> Bool { source.nextBool() }
}

/// Random integers of which none returns before all of them were seen.
open class GKShuffledDistribution: GKRandomDistribution {
    private var remaining: [Int] = []

    /// Returns a random integer that the present round did not have yet.
    open override func nextInt() -> Int {
        if remaining.isEmpty { remaining = Array(lowestValue...highestValue) }
        return remaining.remove(at: source.nextInt(upperBound: remaining.count))
    }
}

/// Random integers around a mean. Those beyond three deviations are moved to the bounds.
open class GKGaussianDistribution: GKRandomDistribution {
    /// The mean: the middle of the bounds.
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    /// The deviation: a sixth of the range.
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }

    /// Returns a random integer around the mean.
    open override func nextInt() -> Int {
        // The Box-Muller transform. The logarithm of zero has no value.
        let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
        let value = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
        return min(max(Int(value.rounded()), lowestValue), highestValue)
    }
}
