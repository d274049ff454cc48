import Foundation

/// A space's own screen.
public enum SpaceDetailCalculations {
    /// Which of the screen's sections are open at first.
    public struct Sections: Hashable, Sendable {
        public var media = true
        public var notes = false
        public var items = false
        public var checklists = false

        public init() {}
    }

    /// `Space` for one without a name.
    public static func displayName(_ space: Space) -> String { space.name.isBlank ? localized("Space") : space.name }

    /// The items that are in a space.
    public static func items(_ items: [Item], in space: Space) -> [Item] {
        guard let id = space.id.reference else { return [] }
        return items.filter { $0.spaceId == id }
    }

    /// Progress of one checklist.
    public static func progress(_ checklist: Checklist) -> ChecklistProgress {
        ChecklistProgress(completed: checklist.items.count(where: \.isChecked), total: checklist.items.count)
    }

    /// Whether a role may make a template of a space; no role may not.
    public static func canSaveAsTemplate(_ role: MemberRole?) -> Bool { role?.isAdministrator == true }

    /// A template with a space's name, notes and checklists, nothing checked.
    public static func template(from space: Space) -> SpaceTemplate {
        SpaceTemplate {
            $0.name = String(space.name.trimmed.prefix(PresetFormValidation.maximumTemplateNameLength))
            $0.notes = space.notes
            $0.checklists = unchecked(space.checklists ?? [])
        }
    }

    /// A space's fields with what a template gives: its checklists, nothing checked, and its notes where there are none.
    ///
    /// - Parameter newID: makes the ids of the copies.
    public static func apply(
        _ template: SpaceTemplate, to space: Space, newID: () -> String = { UUID().uuidString }
    ) -> Space {
        var space = space
        if space.notes.isBlank { space.notes = template.notes }
        space.checklists = unchecked(template.checklists).map { checklist in
            var checklist = checklist
            checklist.id = newID()
            for index in checklist.items.indices { checklist.items[index].id = newID() }
            return checklist
        }
        return space
    }

    /// The checklists after one item is checked or unchecked.
    public static func toggle(item itemID: String, in checklists: [Checklist]) -> [Checklist] {
        checklists.map { checklist in
            var checklist = checklist
            for index in checklist.items.indices where checklist.items[index].id == itemID {
                checklist.items[index].isChecked.toggle()
            }
            return checklist
        }
    }

    private static func unchecked(_ checklists: [Checklist]) -> [Checklist] {
        checklists.map { checklist in
            var checklist = checklist
            for index in checklist.items.indices { checklist.items[index].isChecked = false }
            return checklist
        }
    }
}
