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

    /// Takes away from how the view behaves towards assistive technology.
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.traits.remove(traits) }
    }

    /// Gives the view a name for tests. Where the view has several elements and is none itself, each gets it.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.identifier = identifier }
    }

    /// Gives the view a name for tests when `isEnabled` is true.
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

    /// Makes the view a heading of a level.
    nonisolated public func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange {
            $0.headingLevel = level
            $0.traits.insert(.isHeader)
        }
    }

    /// Says what the view's text is about.
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.textContentType = value }
    }

    /// Says whether switch control and the like stop at the view, where that cannot be told from its actions.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Says whether switch control and the like stop at the view, when `isEnabled` is true.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(isEnabled: isEnabled) { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Says where in the view a tap of assistive technology goes.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint, isEnabled: true)
    }

    /// Says where in the view, in points from its top left, a tap of assistive technology goes.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint, isEnabled: true)
    }

    /// Says where in the view a tap of assistive technology goes, when `isEnabled` is true.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(isEnabled: isEnabled) { $0.activationPoint = activationPoint }
    }

    /// Says where in the view, in points from its top left, a tap of assistive technology goes, when `isEnabled` is true.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityChange(isEnabled: isEnabled) {
            guard $0.frame.width > 0, $0.frame.height > 0 else { return }
            $0.activationPoint = UnitPoint(
                x: activationPoint.x / $0.frame.width, y: activationPoint.y / $0.frame.height)
        }
    }

    /// Shows the view's own label large while it is held at accessibility text sizes.
    nonisolated public func accessibilityShowsLargeContentViewer()
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibilityChange { $0.largeContentLabel = $0.label }
    }
}
