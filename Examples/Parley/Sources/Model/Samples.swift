import Foundation

extension Person {
    static let me = Person(id: "me", name: "Robin Aalto", status: "Out on the water", hue: 0.6)
    static let ines = Person(id: "ines", name: "Inês Duarte", status: "Busy until six", hue: 0.95, isOnline: true)
    static let tomas = Person(id: "tomas", name: "Tomáš Novák", status: "Available", hue: 0.33)
    static let amara = Person(id: "amara", name: "Amara Okafor", status: "At the studio", hue: 0.08, isOnline: true)
    static let lei = Person(id: "lei", name: "Lei Zhang", status: "Travelling", hue: 0.78)
}

extension Date {
    /// Minutes before a fixed moment, so that previews stay the same.
    static func ago(_ minutes: Double) -> Date {
        Date(timeIntervalSince1970: 1_748_874_600 - minutes * 60)
    }
}

extension Conversation {
    private static func id(_ number: Int) -> UUID {
        UUID(uuidString: "00000000-0000-0000-0000-\(String(format: "%012d", number))") ?? UUID()
    }

    static let sailing = Conversation(
        id: "sailing", title: "Saturday sailing", people: [.me, .ines, .tomas],
        messages: [
            Message(
                id: id(1), sender: "ines", content: .text("Who is in for *Saturday*? The forecast says 12 knots."),
                date: .ago(1580), reactions: ["⛵️": 2]),
            Message(id: id(2), sender: "tomas", content: .text("Me! Shall I bring lunch?"), date: .ago(1574)),
            Message(id: id(3), sender: "me", content: .text("In."), date: .ago(1571)),
            Message(
                id: id(4), sender: "me",
                content: .text("I found this [weather page](https://wind.example) – it is rather good."),
                date: .ago(1570), reactions: ["👍": 1]),
            Message(
                id: id(5), sender: "ines",
                content: .place(name: "North pier, berth 14", latitude: 38.69, longitude: -9.23), date: .ago(42)),
            Message(
                id: id(6), sender: "ines",
                content: .voice(seconds: 14, levels: (0..<32).map { 0.25 + 0.7 * abs(sin(Double($0) * 0.7)) }),
                date: .ago(41)),
            Message(
                id: id(7), sender: "tomas", content: .text("Lunch is **bread, olives and that cheese** you like."),
                date: .ago(12), answers: id(2)),
            Message(
                id: id(8), sender: "me", content: .text("Perfect. Nine o’clock then?"), date: .ago(3),
                delivery: .sent),
            Message(
                id: id(9), sender: "me", content: .text("I take the long lines."), date: .ago(2), delivery: .failed),
        ], unread: 0, isPinned: true, typing: "ines")

    static let samples = [
        sailing,
        Conversation(
            id: "amara", title: "Amara Okafor", people: [.me, .amara],
            messages: [
                Message(
                    id: id(20), sender: "amara",
                    content: .text("The prints are back, and they look wonderful. Come by when you like!"),
                    date: .ago(95))
            ], unread: 3),
        Conversation(
            id: "lei", title: "Lei Zhang", people: [.me, .lei],
            messages: [
                Message(id: id(30), sender: "me", content: .text("Safe travels!"), date: .ago(2900), delivery: .read)
            ], isMuted: true),
        Conversation(
            id: "ines", title: "Inês Duarte", people: [.me, .ines],
            messages: [
                Message(
                    id: id(40), sender: "ines", content: .voice(seconds: 41, levels: [0.4, 0.8, 0.5, 0.9]),
                    date: .ago(4300))
            ], unread: 1),
    ]
}

extension ChatStore {
    public static var demo: ChatStore {
        ChatStore(me: .me, conversations: Conversation.samples)
    }
}
