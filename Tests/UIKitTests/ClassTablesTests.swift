import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct ClassTablesTests {
    private class Delegate: NSObject {
        let name: String
        override init() { name = "delegate" }
    }

    private final class Badge: UIView {
        let name: String
        override init(frame: CGRect) {
            name = "badge"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("objects of a program's classes are made by the initializers that they override")
    func instantiation() throws {
        let tables = try #require(ClassTables.current)
        #expect((tables.object(of: Delegate.self) as? Delegate)?.name == "delegate")
        #expect((tables.view(of: Badge.self) as? Badge)?.name == "badge")
    }

    @Test("a layout of classes that is not this compiler's is noticed before anything is called")
    func wrongLayouts() {
        #expect(ClassTables(ClassTables.Layout()) != nil)
        for word in 0..<12 where word != 3 {
            #expect(ClassTables(ClassTables.Layout(instanceSize: word)) == nil, "instance size in word \(word)")
        }
        for word in 0..<12 where word != 4 {
            #expect(ClassTables(ClassTables.Layout(classSize: word)) == nil, "class size in word \(word)")
        }
        #expect(ClassTables(ClassTables.Layout(firstMethod: 100_000)) == nil)
    }

    @Test("the appearance of a program's class keeps what is set on it")
    func appearance() {
        final class Chip: UILabel {
            var inset: CGFloat = 4
        }
        Chip.appearance().textColor = .red
        #expect(Chip.appearance().textColor == .red)
        #expect(UILabel.appearance() !== Chip.appearance())
    }
}
