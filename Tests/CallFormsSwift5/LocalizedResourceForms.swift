import Foundation
import SwiftUI

// What code with symbols of string catalogs calls: titles that are resources.

extension LocalizedStringResource {
    static let save = LocalizedStringResource("form.save", defaultValue: "Save")
    static func items(_ count: Int) -> LocalizedStringResource {
        LocalizedStringResource("form.items %lld", defaultValue: "\(count, specifier: "%lld")", bundle: #bundle)
    }
}

struct LocalizedResourceForms: View {
    @State private var isOn = false
    @State private var text = ""
    @State private var number = 1
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
        NavigationStack {
            Form {
                Section(.save) {
                    Text(.save)
                    Text(.items(3))
                    Button(.save) {}
                    Button(.save, role: .destructive) {}
                    Button(.save, systemImage: "plus") {}
                    Label(.save, systemImage: "star").accessibilityLabel(.save).accessibilityHint(.save)
                    LabeledContent(.save, value: "3").badge(.items(2))
                }
                Toggle(.save, isOn: $isOn)
                TextField(.save, text: $text)
                SecureField(.save, text: $text)
                Stepper(.save, value: $number, in: 0...4)
                Picker(.save, selection: $number) { Text(.items(1)).tag(1) }
                DatePicker(.save, selection: $date)
                DisclosureGroup(.save) { Text(.save) }
                Menu(.save) { Button(.save) {} }
                NavigationLink(.save, value: 3)
                NavigationLink(.save) { Text(.save) }
                ProgressView(.save)
                Link(.save, destination: URL(fileURLWithPath: "/"))
                ShareLink(.save, item: "x")
                GroupBox(.save) { Text(.save) }
                ContentUnavailableView(.save, systemImage: "star")
            }
            .navigationTitle(.save)
            .alert(.save, isPresented: $isOn) {
                Button(.save) {}
            } message: {
                Text(.save)
            }
            .confirmationDialog(.save, isPresented: $isOn) { Button(.save) {} }
            .searchable(text: $text, prompt: .save)
            .help(.save)
        }
    }
}

enum LocalizedTextForms {
    static var texts: [String] {
        [
            String(localized: .save), String(localized: .items(3)), String(localized: "Plain"),
            String(localized: "form.title", defaultValue: "Title"),
            String(
                localized: "form.count", defaultValue: "\(3) of \(4)", table: "Forms", bundle: .main, comment: "A count"
            ),
        ]
    }

    static var attributed: [AttributedString] {
        [
            AttributedString(localized: "**Bold** \(3)"), AttributedString(localized: .save),
            AttributedString(localized: "form.title", defaultValue: "*Title*"),
        ]
    }
}
