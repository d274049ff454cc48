import CoreGraphics
import Testing

@testable import SwiftUICore

/// Who reads a part of a state runs again when that part changes.
@MainActor @Suite("Parts of a state", .serialized) struct StatePartTests {
    /// Which bodies ran, and a way into the state.
    @MainActor final class Ledger {
        var ran: [String] = []
        func note(_ run: String) {
            // What checks a frame runs all bodies.
            if !FrameOracle.isChecking { ran.append(run) }
        }
        var values: Binding<[Int]> = .constant([])
        var person: Binding<Person> = .constant(Person())
    }

    struct Person {
        var name = "Ann"
        var age = 7
        var friends: [String] = ["Bo"]
        var first: String {
            get { friends[0] }
            set { friends[0] = newValue }
        }
    }

    struct Reader<Value>: View {
        let ledger: Ledger
        let name: String
        @Binding var value: Value

        var body: some View {
            ledger.note("\(name) \(value)")
            return Color.red
        }
    }

    private struct Values: View {
        let ledger: Ledger
        @State private var values = [1, 2, 3]

        var body: some View {
            ledger.values = $values
            return VStack {
                ForEach(0..<values.count, id: \.self) { Reader(ledger: ledger, name: "row", value: $values[$0]) }
            }
        }
    }

    private struct Profile: View {
        let ledger: Ledger
        @State private var person = Person()

        var body: some View {
            ledger.person = $person
            return VStack {
                Reader(ledger: ledger, name: "name", value: $person.name)
                Reader(ledger: ledger, name: "age", value: $person.age)
                Reader(ledger: ledger, name: "first", value: $person.first)
                Reader(ledger: ledger, name: "friend", value: $person.friends[0])
                Reader(ledger: ledger, name: "letter", value: Binding<String?>($person.name))
            }
        }
    }

    private func host(_ view: some View) -> ViewHost {
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        _ = host.frame()
        return host
    }

    private func ran(_ ledger: Ledger, _ host: ViewHost, _ change: () -> Void) -> [String] {
        ledger.ran = []
        change()
        _ = host.frame()
        return ledger.ran
    }

    @Test("Of many elements the one that changed is read again")
    func elements() {
        let ledger = Ledger()
        let host = host(Values(ledger: ledger))
        #expect(ran(ledger, host) { ledger.values[1].wrappedValue = 9 } == ["row 9"])
        #expect(ran(ledger, host) { ledger.values.wrappedValue = [1, 9, 4] } == ["row 4"])
        #expect(ran(ledger, host) { ledger.values.wrappedValue = [1, 9, 4] } == [])
    }

    @Test("Elements may come and go under those who read them")
    func elementsComeAndGo() {
        let ledger = Ledger()
        let host = host(Values(ledger: ledger))
        #expect(ran(ledger, host) { ledger.values.wrappedValue = [1] } == [])
        #expect(ran(ledger, host) { ledger.values.wrappedValue = [] } == [])
        #expect(ran(ledger, host) { ledger.values.wrappedValue = [5, 6] } == ["row 5", "row 6"])
    }

    @Test("Of a record the properties that changed are read again")
    func properties() {
        let ledger = Ledger()
        let host = host(Profile(ledger: ledger))
        // What a computed property reads cannot be told.
        let named = ran(ledger, host) { ledger.person.name.wrappedValue = "Cy" }
        #expect(named == ["name Cy", "first Bo", "letter Optional(\"Cy\")"])
        #expect(ran(ledger, host) { ledger.person.age.wrappedValue = 8 } == ["age 8", "first Bo"])
        #expect(ran(ledger, host) { ledger.person.friends.wrappedValue = ["Di"] } == ["first Di", "friend Di"])
    }

    @Test("Each change counts from what was read last")
    func thereAndBack() {
        let ledger = Ledger()
        let host = host(Values(ledger: ledger))
        for value in [5, 1, 5, 1] {
            #expect(ran(ledger, host) { ledger.values[0].wrappedValue = value } == ["row \(value)"])
        }
    }

    @Test("Who reads many parts reads all")
    func manyParts() {
        struct Sum: View {
            let ledger: Ledger
            @Binding var values: [Int]

            var body: some View {
                ledger.note("sum \((0..<20).reduce(0) { $0 + $values[$1].wrappedValue })")
                return Color.red
            }
        }
        struct Screen: View {
            let ledger: Ledger
            @State private var values = [Int](repeating: 1, count: 30)

            var body: some View {
                ledger.values = $values
                return Sum(ledger: ledger, values: $values)
            }
        }
        let ledger = Ledger()
        let host = host(Screen(ledger: ledger))
        for index in 0..<20 {
            #expect(ran(ledger, host) { ledger.values[index].wrappedValue = 2 } == ["sum \(21 + index)"])
        }
    }
}
