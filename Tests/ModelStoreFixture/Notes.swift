import SwiftData

/// A page of notes. All notes of a page are saved together.
@Model final class Page {
    @Attribute(.unique) var number: Int
    @Relationship(deleteRule: .cascade, inverse: \Note.page) var notes: [Note] = []

    init(number: Int) { self.number = number }
}

@Model final class Note {
    var text: String
    var page: Page?

    init(text: String) { self.text = text }
}
