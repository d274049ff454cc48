import CoreGraphics

extension View {
    /// Adds to how the view behaves towards assistive technology.
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { node in
            node.traits.formUnion(traits)
            // A field that says it is for searching is found as one.
            if node.role == .textField, traits.contains(.isSearchField) { node.role = .searchField }
        }
    }

    /// Removes accessibility traits from the view.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.traits.remove(traits) }
    }

    /// Sets the accessibility identifier of the view, for tests. If the view consists of several elements, each element
    /// gets the identifier.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.identifier = identifier }
    }

    /// Sets the accessibility identifier of the view if `isEnabled` is true, for tests.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(isEnabled: isEnabled) { $0.identifier = identifier }
    }

    /// Sets the position of the view in the reading order of its siblings: a view with a higher priority is read first.
    /// The default is 0.
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.sortPriority = sortPriority.isFinite ? sortPriority : 0 }
    }

    /// Sets the level of the view as a heading.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange {
            $0.headingLevel = level
            $0.traits.insert(.isHeader)
        }
    }

    /// Sets the accessibility text content type of the view.
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.textContentType = value }
    }

    /// Sets whether technologies such as Switch Control stop at the view. By default, this depends on its actions.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Sets whether technologies such as Switch Control stop at the view, if `isEnabled` is true.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(isEnabled: isEnabled) { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Sets the accessibility activation point of the view.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint, isEnabled: true)
    }

    /// Sets the accessibility activation point of the view, in points from its upper-left corner.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint, isEnabled: true)
    }

    /// Sets the accessibility activation point of the view if `isEnabled` is true.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(isEnabled: isEnabled) { $0.activationPoint = activationPoint }
    }

    /// Sets the accessibility activation point of the view if `isEnabled` is true, in points from its upper-left
    /// corner.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(isEnabled: isEnabled) {
            guard $0.frame.width > 0, $0.frame.height > 0 else { return }
            $0.activationPoint = UnitPoint(
                x: activationPoint.x / $0.frame.width, y: activationPoint.y / $0.frame.height)
        }
    }

    /// Shows the label of the view in the large content viewer while the user holds the view, at accessibility text
    /// sizes.
    nonisolated public func accessibilityShowsLargeContentViewer()
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityChange { $0.largeContentLabel = $0.label }
    }
}
