import Foundation
import SwiftUI

/// All models of the variable's type. The view is drawn again when they are others.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "PerchMacros", type: "QueryMacro")

/// The models that a descriptor describes.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
    #externalMacro(module: "PerchMacros", type: "QueryMacro")

/// The models that a descriptor describes. Changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "PerchMacros", type: "QueryMacro")

/// The models that fulfil a predicate, sorted by some descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "PerchMacros", type: "QueryMacro")

/// The models that fulfil a predicate, sorted by some descriptors. Changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "PerchMacros", type: "QueryMacro")

/// The models that fulfil a predicate, sorted by a value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "PerchMacros", type: "QueryMacro")

/// The models that fulfil a predicate, sorted by a value. Changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "PerchMacros", type: "QueryMacro")

/// The models that fulfil a predicate, sorted by a value that may be missing.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "PerchMacros", type: "QueryMacro")

/// The models that fulfil a predicate, sorted by a value that may be missing. Changes are animated.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value: Comparable, Element: PersistentModel>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "PerchMacros", type: "QueryMacro")
