import SwiftUI
import UIKit

#Preview("Keys") {
    @Previewable @State var heard = "nothing"
    @Previewable @State var isShown = false
    @Previewable @State var amount = 3
    @Previewable @FocusState var isFocused: Bool
    VStack(spacing: 14) {
        Text("Heard: \(heard)")
        Button("Save") { heard = "saved" }.keyboardShortcut("s")
        Button("Open") { isShown = true }
        Menu("Choose") {
            Button("One") { heard = "one" }
            Button("Two") { heard = "two" }
        }
        Text("Milk").accessibilityAction(named: "Strike out") { heard = "struck out" }
        Text("Passed over").onTapGesture { heard = "a tap" }.accessibilityAddTraits(.isButton)
            .accessibilityRespondsToUserInteraction(false)
        VStack {
            Text("Bread")
            Text("Butter")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Foods")
        .accessibilityRotor("To buy", entries: ["Bread", "Butter"], entryID: \.self, entryLabel: \.self)
        DisclosureGroup("Details") { Text("More") }
        Stepper("Amount \(amount)", value: $amount, in: 0...10)
        Button("Another screen") { UIAccessibility.post(notification: .screenChanged, argument: nil) }
        Text("Chapter").font(.headline).accessibilityAddTraits(.isHeader)
        Button("Take keys") { isFocused = true }
        Text("Key field").focusable().focused($isFocused).onKeyPress(.space) {
            heard = "space"
            return .handled
        }
        .onKeyPress(phases: .down) { press in
            guard press.modifiers == .command, press.key == "v" else { return .ignored }
            heard = "pasted \(UIPasteboard.general.string ?? "")"
            return .handled
        }
        TextField("Card", text: .constant("")).textContentType(.creditCardSecurityCode)
    }
    .padding()
    .sheet(isPresented: $isShown) { Text("In front") }
}
