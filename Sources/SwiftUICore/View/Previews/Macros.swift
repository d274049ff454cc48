/// Creates a preview of a view.
///
/// Write one at file scope for each state worth seeing. The preview tool and the snapshot kit find every
/// preview of every linked module by themselves; `name` is how their commands and pictures call it.
///
/// - Parameters:
///   - name: A name to show; without one the preview is named by its file and line.
///   - body: Makes the view. Properties marked ``Previewable()`` at its root keep their state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PerchMacros", type: "PreviewMacro")

/// Creates a preview of a view with the given traits.
///
/// - Parameters:
///   - name: A name to show; without one the preview is named by its file and line.
///   - traits: How to show it: its layout, its orientation, or your own modifier.
///   - additionalTraits: Further traits; where two say the same thing the later counts.
///   - body: Makes the view. Properties marked ``Previewable()`` at its root keep their state.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PerchMacros", type: "PreviewMacro")

/// Allows a dynamic property, such as state, at the root of the body of a `#Preview`.
///
/// The macro moves the declaration into a view that it makes of the rest of the body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PerchMacros", type: "PreviewableMacro")

/// Adds an entry to the environment, a transaction, a container's values or the focused values.
///
/// Apply it to a variable in an extension of ``EnvironmentValues``, ``Transaction``, ``ContainerValues`` or
/// ``FocusedValues``. The variable's initial value is the entry's default; entries of the focused values are
/// optional and have none.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PerchMacros", type: "EntryMacro")
