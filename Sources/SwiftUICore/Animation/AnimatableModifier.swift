/// A modifier whose body runs for each step of its animatable data. Any modifier that is `Animatable` is such a one.
public protocol AnimatableModifier: Animatable, ViewModifier {}
