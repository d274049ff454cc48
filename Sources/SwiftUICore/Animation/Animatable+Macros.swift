/// Makes a type animatable by its stored properties.
///
/// Each variable that is stored takes part, except one marked ``AnimatableIgnored()``; its type must be animatable. Constants and
/// computed properties take no part. Where no type is written, the property's default must be a floating-point literal or the
/// call of an initializer: a macro sees the source alone.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "PerchMacros", type: "AnimatableMacro")

/// Leaves a stored property out of what ``Animatable()`` animates.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "PerchMacros", type: "AnimatableIgnoredMacro")
