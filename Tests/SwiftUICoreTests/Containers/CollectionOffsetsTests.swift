import SwiftUI
import Testing

/// What `onDelete` and `onMove` hand over is what the collection's own methods take.
@Suite struct CollectionOffsetsTests {
    @Test func removesTheElementsAtOffsets() {
        var woods = ["Oak", "Ash", "Elm", "Fir"]
        woods.remove(atOffsets: [0, 2])
        #expect(woods == ["Ash", "Fir"])
        var slice = ["a", "b", "c", "d"][1...]
        slice.remove(atOffsets: [0])
        #expect(Array(slice) == ["c", "d"])
    }

    // From the documentation of `move(fromOffsets:toOffset:)`: the destination is counted before the move.
    @Test(arguments: [
        ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 2, "abdce"), ([0, 4], 3, "bcaed"),
        ([2], 2, "abcde"), ([2], 3, "abcde"),
    ])
    func movesTheElementsAtOffsets(_ source: [Int], _ destination: Int, _ result: String) {
        var letters = Array("abcde")
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(String(letters) == result)
    }

    @Test func offsetsThatAreNotThereArePassedOver() {
        var woods = ["Oak", "Ash"]
        woods.remove(atOffsets: [1, 9])
        #expect(woods == ["Oak"])
        woods.move(fromOffsets: [7], toOffset: 99)
        #expect(woods == ["Oak"])
    }
}
