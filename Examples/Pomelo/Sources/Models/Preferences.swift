import Foundation

/// What the user has set, kept in the user's defaults.
@MainActor
public final class Preferences: ObservableObject {
    public static let defaults: [String: Any] = [
        "focusMinutes": 25, "shortBreakMinutes": 5, "longBreakMinutes": 15, "rounds": 4, "volume": 0.6,
    ]

    @Published var focusMinutes: Int { didSet { store.set(focusMinutes, forKey: "focusMinutes") } }
    @Published var shortBreakMinutes: Int { didSet { store.set(shortBreakMinutes, forKey: "shortBreakMinutes") } }
    @Published var longBreakMinutes: Int { didSet { store.set(longBreakMinutes, forKey: "longBreakMinutes") } }
    @Published var roundsBeforeLongBreak: Int { didSet { store.set(roundsBeforeLongBreak, forKey: "rounds") } }
    @Published var startsBreaksItself: Bool { didSet { store.set(startsBreaksItself, forKey: "startsBreaks") } }
    @Published var volume: Double { didSet { store.set(volume, forKey: "volume") } }
    @Published var sound: Sound { didSet { store.set(sound.rawValue, forKey: "sound") } }
    @Published public var appearance: Appearance { didSet { store.set(appearance.rawValue, forKey: "appearance") } }
    @Published var theme: Theme { didSet { store.set(theme.rawValue, forKey: "theme") } }
    @Published var reminder: Reminder

    private let store: UserDefaults

    public init(store: UserDefaults = .standard) {
        self.store = store
        store.register(defaults: Self.defaults)
        focusMinutes = store.integer(forKey: "focusMinutes")
        shortBreakMinutes = store.integer(forKey: "shortBreakMinutes")
        longBreakMinutes = store.integer(forKey: "longBreakMinutes")
        roundsBeforeLongBreak = store.integer(forKey: "rounds")
        startsBreaksItself = store.bool(forKey: "startsBreaks")
        volume = store.double(forKey: "volume")
        sound = store.string(forKey: "sound").flatMap(Sound.init) ?? .chime
        appearance = store.string(forKey: "appearance").flatMap(Appearance.init) ?? .system
        theme = store.string(forKey: "theme").flatMap(Theme.init) ?? .pomelo
        reminder = Reminder()
    }

    func length(of phase: Phase) -> TimeInterval {
        switch phase {
        case .focus: return TimeInterval(focusMinutes * 60)
        case .shortBreak: return TimeInterval(shortBreakMinutes * 60)
        case .longBreak: return TimeInterval(longBreakMinutes * 60)
        }
    }
}

public enum Appearance: String, CaseIterable, Identifiable, Sendable {
    case system, light, dark

    public var id: String { rawValue }
    var title: String { rawValue.capitalized }
}

enum Sound: String, CaseIterable, Identifiable, Sendable {
    case none, chime, woodblock, rain, singingBowl

    var id: String { rawValue }

    var title: String {
        switch self {
        case .none: return "None"
        case .chime: return "Chime"
        case .woodblock: return "Wood block"
        case .rain: return "Rain"
        case .singingBowl: return "Singing bowl"
        }
    }
}

struct Reminder: Equatable, Sendable {
    var isOn = false
    var time = Calendar.current.date(bySettingHour: 9, minute: 30, second: 0, of: Date()) ?? Date()
    var weekdays: Set<Int> = [2, 3, 4, 5, 6]
}
