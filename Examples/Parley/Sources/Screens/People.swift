import SwiftUI

/// Everyone the user has talked to.
struct PeopleList: View {
    let onChoose: (Person) -> Void
    @Environment(ChatStore.self) private var store

    var body: some View {
        NavigationStack {
            List(store.people) { person in
                Button {
                    onChoose(person)
                } label: {
                    PersonRow(person: person)
                }
                .buttonStyle(PlainButtonStyle())
            }
            .navigationTitle("People")
        }
    }
}

struct PersonRow: View {
    let person: Person

    var body: some View {
        LabeledContent {
            Image(systemName: "circle.fill")
                .imageScale(.small)
                .foregroundStyle(.green)
                .opacity(person.isOnline ? 1 : 0)
                // The avatar says it, too.
                .accessibilityHidden(true)
        } label: {
            HStack(spacing: 12) {
                Avatar(person, diameter: 40)
                VStack(alignment: .leading) {
                    Text(person.name)
                    Text(person.status).font(.caption).foregroundStyle(.secondary)
                }
            }
        }
        .contentShape(.rect)
    }
}

/// A sheet to choose somebody to write to.
struct NewMessageSheet: View {
    let onChoose: (Person) -> Void

    @Environment(ChatStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var query = ""
    @FocusState private var isSearching: Bool

    private var found: [Person] {
        store.people.filter { query.isEmpty || $0.name.localizedStandardContains(query) }
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    HStack {
                        Text("To:").foregroundStyle(.secondary)
                        TextField("Name", text: $query)
                            .focused($isSearching)
                            .autocorrectionDisabled()
                            .textInputAutocapitalization(.words)
                            .submitLabel(.go)
                            .onSubmit { if let first = found.first { choose(first) } }
                    }
                }
                Section("Suggested") {
                    ForEach(found) { person in
                        PersonRow(person: person)
                            .gesture(TapGesture().onEnded { choose(person) })
                            .accessibilityElement(children: .combine)
                            .accessibilityAddTraits(.isButton)
                            .listRowBackground(
                                person.isOnline ? Color.green.opacity(0.08) : Color(.secondarySystemGroupedBackground))
                    }
                }
                .headerProminence(.increased)
            }
            .listSectionSpacing(.compact)
            .navigationTitle("New message")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
            }
            .onAppear { isSearching = true }
        }
    }

    private func choose(_ person: Person) {
        onChoose(person)
        dismiss()
    }
}

/// Who takes part in a conversation.
struct PeopleCover: View {
    let conversation: Conversation
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 16), count: 2), spacing: 16) {
                    ForEach(conversation.people) { person in
                        VStack(spacing: 8) {
                            Avatar(person, diameter: 72)
                            Text(person.name).font(.headline).multilineTextAlignment(.center)
                            Text(person.status).font(.caption).foregroundStyle(.secondary)
                        }
                        .frame(maxWidth: .infinity, minHeight: 150)
                        .padding()
                        .background(.fill.tertiary, in: .rect(cornerRadius: 20))
                    }
                }
                .padding()
            }
            .navigationTitle(conversation.title)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
            }
        }
        .presentationBackground(.regularMaterial)
    }
}

/// The user's own page.
struct ProfileScreen: View {
    let person: Person
    @Binding var accent: Accent

    @State private var status: String
    @State private var sendsReceipts = true
    @State private var isSigningOut = false

    init(person: Person, accent: Binding<Accent>) {
        self.person = person
        _accent = accent
        _status = State(wrappedValue: person.status)
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    VStack(spacing: 10) {
                        Avatar(person, diameter: 88)
                        Text(person.name).font(.title2.bold())
                    }
                    .frame(maxWidth: .infinity)
                    .listRowBackground(EmptyView())
                }
                Section("Status") {
                    TextField("Status", text: $status, prompt: Text("What are you up to?"), axis: .vertical)
                        .lineLimit(2, reservesSpace: true)
                        .onChange(of: status) { old, new in
                            if new.count > 80 { status = old }
                        }
                }
                Section("Bubbles") {
                    Picker("Colour", selection: $accent) {
                        ForEach(Accent.allCases) { accent in
                            Label {
                                Text(accent.rawValue.capitalized)
                            } icon: {
                                Image(systemName: "circle.fill").foregroundStyle(accent.color)
                            }
                        }
                    }
                    .pickerStyle(.navigationLink)
                    Toggle("Read receipts", isOn: $sendsReceipts)
                        .tint(accent.color)
                }
                Section {
                    Button("Sign out", role: .destructive) { isSigningOut = true }
                        .frame(maxWidth: .infinity)
                }
            }
            .scrollContentBackground(.hidden)
            .background(accent.color.opacity(0.08).gradient)
            .navigationTitle("You")
            .alert("Sign out?", isPresented: $isSigningOut) {
                Button("Sign out", role: .destructive) {}
                Button("Stay", role: .cancel) {}
            } message: {
                Text("Your messages stay on your other devices.")
            }
        }
    }
}

#Preview("New message") {
    NewMessageSheet { _ in }
        .environment(ChatStore.demo)
}

#Preview("Who takes part") {
    PeopleCover(conversation: .sailing)
}

#Preview("You") {
    @Previewable @State var accent = Accent.teal
    ProfileScreen(person: .me, accent: $accent)
        .tint(accent.color)
}
