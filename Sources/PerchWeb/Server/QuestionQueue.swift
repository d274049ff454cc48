/// Questions of several sessions that one process answers, one by one. The sessions take turns, so a page with a thousand
/// previews does not keep another from its first picture.
struct QuestionQueue {
    struct Question: Hashable, Sendable {
        var session: UInt32
        var bytes: [UInt8]
    }

    /// So many questions of a session may wait.
    static let mostOfSession = 1000

    private var waiting: [UInt32: ArraySlice<Question>] = [:]
    /// The sessions with questions, the next one first.
    private var turns: [UInt32] = []

    var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

    /// Adds a question, the last of its session. Returns whether there is room for it.
    mutating func add(_ question: Question) -> Bool {
        guard waiting[question.session, default: []].count < Self.mostOfSession else { return false }
        if waiting[question.session] == nil { turns.append(question.session) }
        waiting[question.session, default: []].append(question)
        return true
    }

    /// Puts a question that was taken back in front of all others.
    mutating func putBack(_ question: Question) {
        turns.removeAll { $0 == question.session }
        turns.insert(question.session, at: 0)
        waiting[question.session] = [question] + waiting[question.session, default: []]
    }

    /// Takes the first question of the session whose turn it is.
    mutating func next() -> Question? {
        guard !turns.isEmpty else { return nil }
        let session = turns.removeFirst()
        let question = waiting[session]?.popFirst()
        if waiting[session]?.isEmpty == false { turns.append(session) } else { waiting[session] = nil }
        return question
    }

    /// Drops the questions of a session.
    mutating func forget(_ session: UInt32) {
        waiting[session] = nil
        turns.removeAll { $0 == session }
    }
}
