import SwiftUI

/// Name, address and password.
struct AccountScreen: View {
    private enum Field: Hashable {
        case name, email, password
    }

    @State private var name = "Nadia Korhonen"
    @State private var email = "nadia@pomelo.example"
    @State private var password = ""
    @State private var syncs = true
    @FocusState private var focus: Field?

    private var canSave: Bool { !name.isEmpty && email.contains("@") && (password.isEmpty || password.count >= 8) }

    var body: some View {
        Form {
            Section(header: Text("You")) {
                TextField("Name", text: $name)
                    .textContentType(.name)
                    .focused($focus, equals: .name)
                    .submitLabel(.next)
                TextField("E-mail", text: $email)
                    .textContentType(.emailAddress)
                    .keyboardType(.emailAddress)
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                    .focused($focus, equals: .email)
            }
            Section(header: Text("Password"), footer: passwordHint) {
                SecureField("New password", text: $password)
                    .textContentType(.newPassword)
                    .focused($focus, equals: .password)
            }
            Section {
                Toggle("Sync with iCloud", isOn: $syncs)
            }
        }
        .onSubmit { focus = focus == .name ? .email : nil }
        .navigationBarTitle("Account", displayMode: .inline)
        .navigationBarItems(trailing: Button("Save") { focus = nil }.disabled(!canSave))
    }

    @ViewBuilder private var passwordHint: some View {
        if password.isEmpty {
            Text("Leave it empty to keep your password.")
        } else if password.count < 8 {
            Text("\(8 - password.count) characters more, please.").foregroundColor(.red)
        }
    }
}

/// When to remind of the first round.
struct ReminderScreen: View {
    @Binding var reminder: Reminder

    var body: some View {
        Form {
            Section {
                Toggle("Remind me", isOn: $reminder.isOn.animation())
            }
            if reminder.isOn {
                Section {
                    DatePicker("Time", selection: $reminder.time, displayedComponents: .hourAndMinute)
                }
                Section(header: Text("Days")) {
                    ForEach(1..<8) { weekday in
                        Toggle(Calendar.current.weekdaySymbols[weekday - 1], isOn: isOn(weekday))
                            .toggleStyle(TickToggleStyle())
                            .listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
                    }
                }
                .transition(.opacity)
            }
        }
        .navigationBarTitle("Reminder", displayMode: .inline)
    }

    private func isOn(_ weekday: Int) -> Binding<Bool> {
        Binding {
            reminder.weekdays.contains(weekday)
        } set: { isOn in
            if isOn { reminder.weekdays.insert(weekday) } else { reminder.weekdays.remove(weekday) }
        }
    }
}

/// What is heard at the end of a round.
struct SoundScreen: View {
    @Binding var sound: Sound
    @Binding var volume: Double

    var body: some View {
        Form {
            Section(header: Text("Volume")) {
                Slider(value: $volume, in: 0...1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Image(systemName: "speaker.fill").foregroundColor(.secondary)
                } maximumValueLabel: {
                    Image(systemName: "speaker.wave.3.fill").foregroundColor(.secondary)
                }
                .disabled(sound == .none)
            }
            Section {
                Picker("Sound", selection: $sound) {
                    ForEach(Sound.allCases) { Text($0.title).tag($0) }
                }
                .labelsHidden()
                .pickerStyle(InlinePickerStyle())
            }
        }
        .navigationBarTitle("Sound", displayMode: .inline)
    }
}

struct SettingsPages_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NavigationView { AccountScreen() }
                .previewDisplayName("Account")
            NavigationView { ReminderScreen(reminder: .constant(Reminder(isOn: true))) }
                .previewDisplayName("Reminder")
            NavigationView { SoundScreen(sound: .constant(.rain), volume: .constant(0.6)) }
                .previewDisplayName("Sound")
        }
        .theme(.harbour)
    }
}
