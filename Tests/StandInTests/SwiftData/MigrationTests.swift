import Foundation
import SwiftData
import Testing

private enum FirstSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model final class Note {
        var title: String
        var text: String
        var count: Int
        init(title: String, text: String, count: Int) {
            self.title = title
            self.text = text
            self.count = count
        }
    }
}

private enum SecondSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self, Tag.self] }

    @Model final class Note {
        @Attribute(originalName: "title") var name: String
        var count: Double
        var isPinned: Bool = true
        var remark: String?
        var tags: [Tag] = []
        init(name: String, count: Double) {
            self.name = name
            self.count = count
        }
    }

    @Model final class Tag {
        var word: String
        var notes: [Note] = []
        init(word: String) { self.word = word }
    }
}

private enum UnfitSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }

    @Model final class Note {
        var title: String
        var mood: String
        init(title: String, mood: String) {
            self.title = title
            self.mood = mood
        }
    }
}

private enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstSchema.self, SecondSchema.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstSchema.self, toVersion: SecondSchema.self,
                willMigrate: { context in
                    for note in try context.fetch(FetchDescriptor<FirstSchema.Note>()) where note.count > 2 {
                        context.delete(note)
                    }
                },
                didMigrate: { context in
                    for note in try context.fetch(FetchDescriptor<SecondSchema.Note>()) {
                        note.tags = [SecondSchema.Tag(word: note.name.lowercased())]
                    }
                })
        ]
    }
}

@Suite struct MigrationTests {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        var store: URL { url.appending(path: "notes.store") }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private let folder = Folder()

    private func container(
        _ schema: any VersionedSchema.Type, _ plan: (any SchemaMigrationPlan.Type)? = nil
    ) throws -> ModelContainer {
        try ModelContainer(
            for: Schema(versionedSchema: schema), migrationPlan: plan,
            configurations: ModelConfiguration(url: folder.store))
    }

    private func fill() throws {
        let context = ModelContext(try container(FirstSchema.self))
        for (index, title) in ["A", "B", "C"].enumerated() {
            context.insert(FirstSchema.Note(title: title, text: "-", count: index + 1))
        }
        try context.save()
    }

    @Test func aFileKeepsWhatWasSaved() throws {
        try fill()
        let context = ModelContext(try container(FirstSchema.self))
        #expect(try context.fetch(FetchDescriptor<FirstSchema.Note>()).map(\.title) == ["A", "B", "C"])
    }

    @Test func variablesAreAddedRenamedAndDropped() throws {
        try fill()
        let context = ModelContext(try container(SecondSchema.self))
        let notes = try context.fetch(FetchDescriptor<SecondSchema.Note>())
        #expect(notes.map(\.name) == ["A", "B", "C"])
        // A number of another type is kept.
        #expect(notes.map(\.count) == [1, 2, 3])
        #expect(notes.allSatisfy { $0.isPinned && $0.remark == nil && $0.tags.isEmpty })
    }

    @Test func aPlanRunsItsStages() throws {
        try fill()
        let context = ModelContext(try container(SecondSchema.self, Plan.self))
        let notes = try context.fetch(FetchDescriptor<SecondSchema.Note>())
        #expect(notes.map(\.name) == ["A", "B"])
        #expect(notes.map { $0.tags.map(\.word) } == [["a"], ["b"]])
        // It runs once.
        let again = ModelContext(try container(SecondSchema.self, Plan.self))
        #expect(try again.fetchCount(FetchDescriptor<SecondSchema.Tag>()) == 2)
    }

    @Test func aNewVariableNeedsAValue() throws {
        try fill()
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(UnfitSchema.self) }
        // Nothing was changed.
        let context = ModelContext(try container(FirstSchema.self))
        #expect(try context.fetchCount(FetchDescriptor<FirstSchema.Note>()) == 3)
    }

    @Test func aStoreThatIsNewerIsLeftAlone() throws {
        _ = try container(UnfitSchema.self)
        #expect(throws: SwiftDataError.backwardMigration) { try container(SecondSchema.self, Plan.self) }
    }

    @Test func whatIsNoDatabaseIsAnError() throws {
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        try Data("no database at all, but long enough to be looked at".utf8).write(to: folder.store)
        #expect(throws: SwiftDataError.loadIssueModelContainer) { try container(FirstSchema.self) }
        #expect(try String(contentsOf: folder.store, encoding: .utf8).hasPrefix("no database"))
    }

    @Test func twoContainersOfAFileShareIt() throws {
        let first = ModelContext(try container(FirstSchema.self))
        let second = ModelContext(try container(FirstSchema.self))
        first.insert(FirstSchema.Note(title: "A", text: "", count: 1))
        try first.save()
        #expect(try second.fetchCount(FetchDescriptor<FirstSchema.Note>()) == 1)
    }

    @Test func aReadOnlyStoreIsRead() throws {
        try fill()
        let configuration = ModelConfiguration(url: folder.store, allowsSave: false)
        let context = ModelContext(
            try ModelContainer(for: Schema(versionedSchema: FirstSchema.self), configurations: configuration))
        #expect(try context.fetchCount(FetchDescriptor<FirstSchema.Note>()) == 3)
        context.insert(FirstSchema.Note(title: "D", text: "", count: 4))
        #expect(throws: (any Error).self) { try context.save() }
        #expect(context.hasChanges)
    }
}
