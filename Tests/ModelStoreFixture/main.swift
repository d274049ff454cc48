import Foundation
import SwiftData

// Saves pages until it is killed, or says what a store holds.
//
//     ModelStoreFixture save FILE     prints each page's number once it is saved
//     ModelStoreFixture list FILE     prints each page's number and how many notes it has

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
    FileHandle.standardError.write(Data("ModelStoreFixture save|list FILE\n".utf8))
    exit(2)
}
let container = try ModelContainer(
    for: Page.self, configurations: ModelConfiguration(url: URL(fileURLWithPath: arguments[2])))
let context = ModelContext(container)
let pages = try context.fetch(FetchDescriptor<Page>(sortBy: [SortDescriptor(\.number)]))
if arguments[1] == "list" {
    for page in pages { print(page.number, page.notes.count) }
} else {
    var number = (pages.last?.number ?? 0) + 1
    while true {
        let page = Page(number: number)
        page.notes = (0..<3).map { Note(text: "Note \($0) of page \(number)") }
        context.insert(page)
        try context.save()
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
        number += 1
    }
}
