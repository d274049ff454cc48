import Testing

@testable import PerchWeb

@Suite("When long questions are answered")
struct QuestionPaceTests {
    @Test func whatNobodyNoticesWaitsForNothing() {
        var pace = QuestionPace()
        #expect(pace.wait(at: 1) == 0)
        pace.answered(in: QuestionPace.unnoticed, at: 1)
        #expect(pace.wait(at: 1) == 0)
    }

    @Test func whatTakesLongTakesASmallPartOfTheTime() {
        var pace = QuestionPace()
        pace.answered(in: QuestionPace.unnoticed + 0.1, at: 1)
        #expect(abs(pace.wait(at: 1) - 20) < 0.001)
        #expect(abs(pace.wait(at: 11) - 10) < 0.001)
        #expect(pace.wait(at: 22) == 0)
    }

    @Test func nobodyWaitsForEver() {
        var pace = QuestionPace()
        pace.answered(in: 100, at: 0)
        #expect(pace.wait(at: 0) == QuestionPace.longest)
    }

    @MainActor @Test func ofEachKindTheLatestQuestionWaits() {
        let budget = SessionBudget { true }
        let questions = LongQuestions(budget: budget)
        var answered: [String] = []
        func ask(_ what: String, _ number: String, taking seconds: Double = 0) {
            questions.ask(["what": what, "number": number]) {
                answered.append($0["what"]! + $0["number"]!)
                let end = SessionBudget.threadTime + seconds
                while SessionBudget.threadTime < end {}
            }
        }
        ask("audit", "1", taking: QuestionPace.unnoticed + 0.02)
        ask("audit", "2")
        ask("tree", "3")
        ask("inspect", "4")
        #expect(answered == ["audit1", "inspect4"])
        questions.end()
    }
}
