import CoreGraphics
import Testing

struct PredicateTests {
    private struct Person {
        var name: String
        var age: Int
        var city: String? = nil
        var friends: [Person] = []
    }

    private func holds(_ format: String, _ arguments: any CVarArg..., of object: Any?) -> Bool {
        NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
    }

    @Test func textsMatchExpressions() {
        let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(address.evaluate(with: "someone@example.com"))
        #expect(!address.evaluate(with: "someone@example"))
        // The whole text is to match.
        #expect(!address.evaluate(with: "mail to someone@example.com"))
        #expect(holds("SELF LIKE 'a*e?'", of: "apples") && !holds("SELF LIKE 'a*e?'", of: "apple"))
        #expect(!holds("SELF MATCHES %@", "(", of: "("))
    }

    @Test func textsAreCompared() {
        #expect(
            holds("SELF CONTAINS[cd] 'RESUME'", of: "my résumé") && !holds("SELF CONTAINS 'RESUME'", of: "my résumé"))
        #expect(holds("SELF BEGINSWITH[c] %@", "AP", of: "apple") && holds("SELF ENDSWITH 'le'", of: "apple"))
        #expect(holds("SELF < 'b'", of: "a") && !holds("SELF == 'b'", of: "a") && holds("SELF != 'b'", of: "a"))
        #expect(holds("SELF IN {'a', 'b'}", of: "b") && !holds("SELF IN {'a', 'b'}", of: "c"))
    }

    @Test func propertiesAndKeysAreLookedUp() {
        let anna = Person(name: "Anna", age: 30, friends: [Person(name: "Ben", age: 40, city: "Ulm")])
        #expect(holds("name == %@ AND age >= %d", "Anna", 30, of: anna))
        #expect(holds("%K BETWEEN {20, 30}", "age", of: anna) && !holds("age BETWEEN {31, 40}", of: anna))
        #expect(holds("city == nil && NOT age > 30", of: anna) && !holds("city != nil || (age > 30)", of: anna))
        #expect(holds("ANY friends.age > 35", of: anna) && holds("NONE friends.city == 'Bern'", of: anna))
        #expect(holds("friends.@count == 1", of: anna))
        #expect(holds("done == YES AND title.length > %ld", 2, of: ["done": true, "title": "Buy"] as [String: Any]))
        #expect((["b", "a", "ab"] as NSArray).filtered(using: NSPredicate(format: "SELF CONTAINS 'b'")).count == 2)
    }

    @Test func whatIsNoConditionIsNeverFulfilled() {
        for format in ["", "name ==", "SELF MATCHES %@", "(SELF == 'a'", "SUM(a) == 'a'", "SELF == 'a"] {
            #expect(!NSPredicate(format: format).evaluate(with: "a"), "\(format)")
        }
        #expect(NSPredicate(format: "TRUEPREDICATE").evaluate(with: nil))
        #expect(!NSPredicate(format: "FALSEPREDICATE").evaluate(with: nil))
    }
}
