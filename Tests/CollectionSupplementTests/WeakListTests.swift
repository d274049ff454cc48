import CollectionSupplement
import Testing

private protocol Named: AnyObject {
    var name: String { get }
}

private final class Person: Named {
    let name: String
    init(_ name: String) { self.name = name }
}

@Suite struct WeakListTests {
    @Test("living objects are gone through in order, and those that have gone are passed over")
    func order() {
        var list = WeakList<any Named>()
        let (ann, cid) = (Person("Ann"), Person("Cid"))
        list.append(ann)
        do {
            let bob = Person("Bob")
            list.append(bob)
            list.append(cid)
            #expect(list.map(\.name) == ["Ann", "Bob", "Cid"])
        }
        #expect(list.map(\.name) == ["Ann", "Cid"])
        #expect(list.contains(cid))
        list.remove(ann)
        #expect(list.map(\.name) == ["Cid"])
        withExtendedLifetime((ann, cid)) {}
    }

    @Test("an object is inserted once")
    func insertion() {
        var list = WeakList<Person>()
        let ann = Person("Ann")
        list.insert(ann)
        list.insert(ann)
        #expect(list.count { _ in true } == 1)
        list.removeAll { $0.name == "Ann" }
        #expect(!list.contains(ann))
    }

    @Test("objects that have gone leave no room behind, however many there were")
    func noRoomIsLost() {
        var list = WeakList<Person>()
        for number in 0..<10_000 { list.append(Person(String(number))) }
        #expect(list.places < 64)
    }

    @Test("objects that are added meanwhile are not gone through")
    func additionsWhileGoingThrough() {
        var list = WeakList<Person>()
        let people = ["a", "b"].map(Person.init)
        for person in people { list.append(person) }
        var seen: [String] = []
        for person in list {
            seen.append(person.name)
            list.append(person)
        }
        #expect(seen == ["a", "b"])
        #expect(list.count { _ in true } == 4)
        withExtendedLifetime(people) {}
    }

    @Test("the list keeps no object alive")
    func noOwnership() {
        var list = WeakList<any Named>()
        weak var seen: Person?
        do {
            let ann = Person("Ann")
            seen = ann
            list.append(ann)
            for _ in 0..<100 { #expect(list.map(\.name) == ["Ann"]) }
        }
        #expect(seen == nil)
        #expect(list.first { _ in true } == nil)
    }
}
