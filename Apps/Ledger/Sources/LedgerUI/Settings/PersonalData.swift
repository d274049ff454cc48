import DesignSystem
import LedgerCore
import LedgerStore
import SwiftUI

/// What is done about the data that is stored about a person.
struct PersonalDataRequest: Identifiable, Hashable {
    let userID: String
    /// What the person is called.
    let name: String

    var id: Self { self }
}

extension View {
    /// Hands out what is stored about a person, and erases it after a question.
    ///
    /// - Parameters:
    ///   - exported: whose data is handed out; `nil` for nobody's.
    ///   - erased: about whom is asked; `nil` for nobody.
    func personalData(exported: Binding<PersonalDataRequest?>, erased: Binding<PersonalDataRequest?>) -> some View {
        modifier(PersonalData(exported: exported, erased: erased))
    }
}

private struct PersonalData: ViewModifier {
    @Binding var exported: PersonalDataRequest?
    @Binding var erased: PersonalDataRequest?
    @State private var file: ExportedFile?
    @Environment(LedgerEnvironment.self) private var ledger

    func body(content: Content) -> some View {
        content
            .sheet(item: $file) { ShareSheet(file: $0).presentationDetents([.medium, .large]) }
            .task(id: exported) {
                guard let request = exported else { return }
                await export(request)
                exported = nil
            }
            .confirmationDialog(
                "Erase personal data?", isPresented: Binding(get: { erased != nil }, set: { if !$0 { erased = nil } }),
                titleVisibility: .visible, presenting: erased
            ) { request in
                Button("Erase", role: .destructive) { erase(request) }
            } message: { request in
                Text(
                    "The name and address of \(request.name) are taken out of the account, its documents, and its history. A member loses access. The books stay. This action cannot be undone."
                )
            }
    }

    private func export(_ request: PersonalDataRequest) async {
        let (id, account) = (request.userID, ledger.accountID)
        await ledger.performAsync(String(localized: "Failed to export the data. Please try again.")) { services in
            // Where a server keeps the account, it has what no device has: the log, and how the person signs in.
            let json =
                ledger.sync == nil
                ? try services.people.export(id)
                : try await ledger.atServer { try await $0.client.data(of: id, in: account, token: $1) }
            file = try ExportedFile(Data(json.utf8), name: "personal-data.json")
        }
    }

    private func erase(_ request: PersonalDataRequest) {
        ledger.perform(String(localized: "Failed to erase the data. Please try again.")) {
            try $0.people.erase(request.userID)
        } then: {
            Haptics.success()
        }
    }
}

/// Those who were members once: what is stored about them can be handed out and erased.
struct FormerMembers: View {
    @Live<FormerMembersQuery> private var former: [AccountMember]?
    @State private var exported: PersonalDataRequest?
    @State private var erased: PersonalDataRequest?

    init() { _former = Live { FormerMembersQuery(accountID: $0) } }

    var body: some View {
        if let former, !former.isEmpty {
            TitledCard(title: String(localized: "Former Members")) {
                ForEach(former, id: \.id) { row($0) }
            }
            .personalData(exported: $exported, erased: $erased)
        }
    }

    private func row(_ member: AccountMember) -> some View {
        let request = PersonalDataRequest(member)
        return SpreadRow(alignment: .center) {
            Text(request.name)
                .font(Typography.body)
                .foregroundStyle(BrandColors.textPrimary)
        } trailing: {
            Menu {
                PersonalDataButtons(exported: $exported, erased: $erased, request: request)
            } label: {
                Image(systemName: "ellipsis").frame(minWidth: Measures.touchTarget, minHeight: Measures.touchTarget)
            }
            .accessibilityLabel("Options for \(request.name)")
        }
        .padding(.vertical, Spacing.sm)
    }
}

/// The entries of a menu about a person's data.
struct PersonalDataButtons: View {
    @Binding var exported: PersonalDataRequest?
    @Binding var erased: PersonalDataRequest?
    let request: PersonalDataRequest

    var body: some View {
        Button("Export Data") { exported = request }
        Button("Erase Data", role: .destructive) { erased = request }
    }
}

extension PersonalDataRequest {
    init(_ member: AccountMember) {
        self.init(
            userID: member.id ?? "",
            name: member.name?.textOrNil ?? member.email?.textOrNil ?? String(localized: "Unknown"))
    }
}

#Preview("Former members") {
    let ledger = PreviewLedger.make()
    let account = ledger.accountID
    if let member = ledger.account.members.first(where: { $0.role == .user })?.id {
        ledger.perform { try $0.accounts.remove(member: member, from: account) }
    }
    return PreviewScreen(ledger) { SettingsScreen(tab: .users) }
}
