import DequeModule
import HarborKit
import SwiftUI

/// The berths of the harbor, with the tide above them.
struct BerthList: View {
    let berths: [Berth]

    var body: some View {
        NavigationStack {
            List {
                #if os(iOS) && TIDES
                    Section("Tide") {
                        TideCurve()
                            .stroke(Color(.buoy), lineWidth: 3)
                            .frame(height: 60)
                    }
                #endif
                Section {
                    ForEach(berths) { berth in
                        LabeledContent(berth.name, value: berth.ship ?? String(localized: "free"))
                    }
                } header: {
                    Text("Berths")
                } footer: {
                    Text(.berthsFree(berths.count { $0.ship == nil }))
                }
                Section {
                    if #available(iOS 26, *) {
                        Text("Glass")
                    } else {
                        Text("No glass")
                    }
                } footer: {
                    Text(verbatim: Authority.line)
                }
            }
            .navigationTitle("Harbor")
        }
    }
}

enum Authority {
    /// From the configuration file, by way of the Info.plist.
    static var line: String {
        let information = Bundle.main.infoDictionary ?? [:]
        let name = information["CFBundleDisplayName"] as? String ?? "?"
        return "\(name), \(information["HarborAuthority"] as? String ?? "?")"
    }
}

#Preview("Berths") { BerthList(berths: Berth.samples) }

#Preview("Waiting", traits: .sizeThatFitsLayout) {
    let waiting: Deque = ["Gertrud", "Möwe"]
    Text(verbatim: waiting.joined(separator: ", ")).padding()
}
