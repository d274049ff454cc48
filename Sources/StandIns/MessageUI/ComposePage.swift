import SwiftUI

/// What the program wrote.
struct ComposedMessage {
    var title: String
    /// Who gets the message, by the field's name.
    var recipients: [(field: String, names: [String])] = []
    var subject: String?
    var text = ""
    var attachments: [String] = []

    init(title: String) { self.title = title }

    mutating func set(_ field: String, _ names: [String]?) {
        recipients.removeAll { $0.field == field }
        if let names { recipients.append((field, names)) }
    }
}

/// The sheet in which people would write.
struct ComposePage: View {
    let message: ComposedMessage
    let canSend: Bool
    let framework: String
    let cancel: @MainActor () -> Void
    let send: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Button("Cancel", action: cancel)
                Spacer()
                Text(verbatim: message.title).font(.headline).lineLimit(1)
                Spacer()
                Button("Send", action: send).fontWeight(.semibold).disabled(!canSend)
            }
            .padding(.horizontal).frame(height: 56)
            ForEach(message.recipients, id: \.field) { recipients in
                line(recipients.field, recipients.names.joined(separator: ", "))
            }
            if let subject = message.subject { line("Subject:", subject) }
            Text(verbatim: message.text).padding()
            ForEach(message.attachments, id: \.self) {
                Label($0, systemImage: "doc").padding(.horizontal).padding(.bottom, 8)
            }
            Spacer(minLength: 0)
            Text(verbatim: framework).font(.system(size: 11)).foregroundStyle(.secondary).padding(6)
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .background(Color(uiColor: .systemBackground))
    }

    private func line(_ name: String, _ value: String) -> some View {
        VStack(spacing: 0) {
            HStack(spacing: 6) {
                Text(verbatim: name).foregroundStyle(.secondary)
                Text(verbatim: value).lineLimit(1)
                Spacer(minLength: 0)
            }
            .padding(.horizontal).frame(height: 44)
            Divider().padding(.leading)
        }
    }
}
