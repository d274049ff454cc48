import Foundation

struct Person: Identifiable, Hashable, Codable, Sendable {
    var id: String
    var name: String
    var status: String
    /// Of the avatar's color, from 0 to 1.
    var hue: Double
    var isOnline = false

    var initials: String {
        name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
    }
}

struct Message: Identifiable, Hashable, Codable, Sendable {
    enum Delivery: String, Codable, Sendable {
        case sending, sent, read, failed
    }

    enum Content: Hashable, Codable, Sendable {
        /// Markdown is read inline.
        case text(String)
        case voice(seconds: Int, levels: [Double])
        case place(name: String, latitude: Double, longitude: Double)
    }

    var id: UUID = UUID()
    var sender: Person.ID
    var content: Content
    var date: Date
    var delivery = Delivery.read
    var reactions: [String: Int] = [:]
    var answers: UUID?

    var preview: String {
        switch content {
        case .text(let text): text
        case .voice(let seconds, _): "Voice message, \(seconds) s"
        case .place(let name, _, _): name
        }
    }
}

struct Conversation: Identifiable, Hashable, Codable, Sendable {
    var id: String
    var title: String
    var people: [Person]
    var messages: [Message]
    var unread = 0
    var isPinned = false
    var isMuted = false
    var typing: Person.ID?

    var last: Message? { messages.last }

    func person(_ id: Person.ID) -> Person? {
        people.first { $0.id == id }
    }

    func message(_ id: UUID) -> Message? {
        messages.first { $0.id == id }
    }

    /// Messages by day, the oldest first; each knows whether it ends a run of its sender's.
    func days(in calendar: Calendar = .current) -> [Day] {
        var days: [Day] = []
        for (index, message) in messages.enumerated() {
            let next = index + 1 < messages.count ? messages[index + 1] : nil
            let endsRun =
                next.map { $0.sender != message.sender || $0.date.timeIntervalSince(message.date) > 600 } ?? true
            let line = Line(message: message, endsRun: endsRun)
            if let last = days.last, calendar.isDate(last.date, inSameDayAs: message.date) {
                days[days.count - 1].lines.append(line)
            } else {
                days.append(Day(date: message.date, lines: [line]))
            }
        }
        return days
    }

    struct Day: Identifiable, Hashable {
        var date: Date
        var lines: [Line]
        var id: Date { date }
    }

    struct Line: Identifiable, Hashable {
        var message: Message
        var endsRun: Bool
        var id: UUID { message.id }
    }
}
