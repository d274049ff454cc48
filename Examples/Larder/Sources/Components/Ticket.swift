import SwiftUI

/// A voucher on a paper whose edges are cut out; its picture is sliced, so that it grows with its text.
struct Ticket: View {
    let code: String
    let text: LocalizedStringKey

    var body: some View {
        HStack(spacing: 14) {
            Image(.percent)
                .renderingMode(.template)
                .resizable()
                .frame(width: 30, height: 30)
                .foregroundStyle(Color(.brand))
                .rotationEffect(.degrees(-8))
            VStack(alignment: .leading, spacing: 2) {
                Text(text, bundle: .module).font(.subheadline.weight(.semibold))
                Text(verbatim: code)
                    .font(.caption)
                    .fontDesign(.monospaced)
                    .textSelection(.enabled)
            }
            .foregroundStyle(Color(.ink))
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 28)
        .padding(.vertical, 14)
        .background { Image(.ticket).resizable() }
        // The paper is light by night, too.
        .environment(\.colorScheme, .light)
        .accessibilityElement(children: .combine)
    }
}

#Preview("Voucher", traits: .sizeThatFitsLayout) {
    VStack {
        Ticket(code: "HARVEST", text: "10% off this week")
        Ticket(code: "HARVEST", text: "10% off this week").dynamicTypeSize(.accessibility2)
    }
    .frame(width: 320)
    .padding()
    .branded()
}
