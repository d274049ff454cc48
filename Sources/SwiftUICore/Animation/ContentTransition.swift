extension View {
    /// Sets the transition of texts and images in the view, for changes with an animation.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// A transition of texts and images from one content to another.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate
        case numericText(countsDown: Bool)
        case numericValue(Double)
        case symbol(SymbolReplacement, speed: Double)
    }

    let kind: Kind

    /// A transition that replaces the content immediately.
    public static let identity = ContentTransition(kind: .identity)
    /// A transition that fades from the old content to the new.
    public static let opacity = ContentTransition(kind: .opacity)
    /// A transition that moves each glyph if the characters are equal and only their font, position, or color differ.
    /// Otherwise, it fades.
    public static let interpolate = ContentTransition(kind: .interpolate)

    /// Returns a transition for numbers, in which different characters roll in and out and equal characters remain.
    ///
    /// - Parameter countsDown: whether they roll downwards.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown))
    }

    /// Returns a transition in which different characters roll in and out, upward if `value` increases and downward if
    /// it decreases. Equal characters remain.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericValue(value))
    }

    /// Whether characters roll downwards, after a change from another transition; nil if they do not roll.
    func rollsDown(after old: ContentTransition) -> Bool? {
        switch (old.kind, kind) {
        case (_, .numericText(let countsDown)): countsDown
        case (.numericValue(let old), .numericValue(let new)): new < old
        case (_, .numericValue): false
        default: nil
        }
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .interpolate }
}

private enum ContentTransitionDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The transition of texts and images from one content to another. The default is interpolation.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the GPU draws content transitions. In Perch, the drawing is the same.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionDrawingGroupKey.self] }
        set { self[ContentTransitionDrawingGroupKey.self] = newValue }
    }
}
