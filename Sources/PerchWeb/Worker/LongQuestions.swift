/// Answers a session's questions that may take long, such as what an audit finds.
///
/// An answer is computed at once, and the other sessions of the worker wait meanwhile. Questions whose answers take longer than people
/// notice are therefore rare while others are there. Of each kind only the latest question waits, and no event waits behind it.
@MainActor
final class LongQuestions {
    private static let kinds: Set<String> = ["tree", "accessibility", "states", "audit", "picture"]

    private let budget: SessionBudget
    private var pace = QuestionPace()
    private var later: [String: [String: String]] = [:]
    private let timer = FrameTimer()

    init(budget: SessionBudget) { self.budget = budget }

    func ask(_ question: [String: String], _ answer: @escaping ([String: String]) -> Void) {
        guard let kind = question["what"], Self.kinds.contains(kind) else { return answer(question) }
        let wait = budget.isBesideOthers ? pace.wait(at: FrameTimer.uptime) : 0
        guard wait == 0 else {
            later[kind] = question
            return timer.set(wait) { [weak self] in self?.askAgain(answer) }
        }
        let start = SessionBudget.threadTime
        answer(question)
        pace.answered(in: SessionBudget.threadTime - start, at: FrameTimer.uptime)
    }

    private func askAgain(_ answer: @escaping ([String: String]) -> Void) {
        let questions = later.values
        later = [:]
        for question in questions { budget.charge { ask(question, answer) } }
    }

    func end() {
        timer.cancel()
        later = [:]
    }
}

/// How long a session waits with its next question after an answer that took long.
struct QuestionPace {
    /// In seconds; nobody notices that other sessions wait for this long.
    static let unnoticed = 0.02
    /// What takes longer may take this part of the time.
    static let share = 0.005
    /// The longest wait, in seconds.
    static let longest = 60.0

    private var next = -Double.infinity

    func wait(at now: Double) -> Double { max(0, next - now) }

    mutating func answered(in seconds: Double, at now: Double) {
        next = now + min(Self.longest, max(0, seconds - Self.unnoticed) / Self.share)
    }
}
