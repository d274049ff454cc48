import SwiftUI
import Testing

@testable import PerchTesting

/// A form as people use it.
private struct SignIn: View {
    @State private var email = ""
    @State private var staysSignedIn = false
    @State private var greeting = ""
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 20) {
            Text(greeting).accessibilityIdentifier("greeting")
            TextField("Email", text: $email).textFieldStyle(.roundedBorder)
            Toggle("Stay signed in", isOn: $staysSignedIn)
            Button("Sign In") { greeting = "Welcome \(email)" }
            Button("Not yet") { greeting = "never" }.disabled(true)
            ZStack {
                Button("Covered") { greeting = "never" }
                Color.red
            }
            .frame(height: 44)
            Text("Taps \(taps)").onTapGesture(count: 2) { taps += 1 }
        }
        .padding()
    }
}

private struct Rows: View {
    @State private var chosen = -1

    var body: some View {
        VStack {
            Text("Chosen \(chosen)")
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<40) { index in
                        Button("Row \(index)") { chosen = index }.frame(height: 44)
                    }
                }
            }
            .accessibilityIdentifier("rows")
        }
    }
}

private struct Dragged: View {
    @State private var place = CGSize.zero
    @GestureState private var isHeld = false

    var body: some View {
        VStack {
            Text("\(Int(place.width.rounded())), \(Int(place.height.rounded()))").accessibilityIdentifier("place")
            Color.blue.frame(width: 200, height: 200)
                .accessibilityElement().accessibilityLabel("Pad")
                .gesture(DragGesture().onChanged { place = $0.translation })
        }
    }
}

@MainActor
@Suite struct InteractionTests {
    @Test func aFormIsFilledInAndSent() {
        let screen = render(SignIn())
        screen.field("Email").type("a@b.c")
        #expect(screen.field("Email").value == "a@b.c")
        screen.button("Sign In").tap()
        #expect(screen.text("Welcome a@b.c").exists)
        #expect(screen.element("greeting").label == "Welcome a@b.c")
    }

    @Test func aDoubleTapIsTwoTaps() {
        let screen = render(SignIn())
        screen.text("Taps 0").doubleTap()
        #expect(screen.text("Taps 1").exists)
        screen.text("Taps 1").tap()
        screen.advance(by: .seconds(1))
        #expect(screen.text("Taps 1").exists)
    }

    @Test func whatIsCoveredDisabledOrMissingFails() {
        let screen = render(SignIn())
        withKnownIssue {
            screen.button("Covered").tap()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("covered or off the screen") }
        }
        withKnownIssue {
            screen.button("Not yet").tap()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("is disabled") }
        }
        withKnownIssue {
            screen.button("Elsewhere").tap()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("There is no button") && $0.rawValue.contains("“Sign In”") }
        }
        #expect(!screen.button("Covered").isHittable)
        #expect(!screen.button("Not yet").isHittable)
        #expect(screen.button("Sign In").isHittable)
        #expect(!screen.text("never").exists)
    }

    @Test func severalElementsAreNoOne() {
        let screen = render(
            VStack {
                Button("Add") {}
                Button("Add") {}
            })
        #expect(screen.button("Add").count == 2)
        withKnownIssue {
            screen.button("Add").tap()
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("2 elements are") }
        }
        screen.button("Add").firstMatch.tap()
        screen.buttons.element(boundBy: 1).tap()
    }

    @Test func elementsAreFoundInsideOneAnother() {
        let screen = render(
            List {
                ForEach(["Milk", "Bread"], id: \.self) { name in
                    HStack {
                        Text(name)
                        Button("Buy") {}.buttonStyle(.borderless)
                        Button("Skip") {}.buttonStyle(.borderless)
                    }
                    .accessibilityElement(children: .contain).accessibilityIdentifier(name)
                }
            })
        #expect(screen.button("Buy").count == 2)
        #expect(screen.element("Milk").button("Buy").count == 1)
        #expect(screen.allElements.containing(.text, "Bread").element("Bread").buttons.count == 2)
        #expect(screen.staticTexts.containing(text: "rea").label == "Bread")
        #expect(screen.buttons.matching(traits: .isButton).count == 4)
    }

    @Test func aRowOffTheScreenIsScrolledToByTheFinger() {
        let screen = render(Rows())
        #expect(!screen.button("Row 24").exists)
        screen.scroll(to: screen.button("Row 24"))
        screen.button("Row 24").tap()
        #expect(screen.text("Chosen 24").exists)
        screen.scroll(to: screen.button("Row 0"), toward: .top)
        screen.button("Row 0").tap()
        #expect(screen.text("Chosen 0").exists)
        withKnownIssue {
            screen.scroll(to: screen.button("Row 0 again"), toward: .top)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("toward the top edge") }
        }
    }

    @Test func aDragGoesAsFarAsItIsTold() {
        let screen = render(Dragged())
        screen.allElements["Pad"].drag(by: CGSize(width: 60, height: -40))
        #expect(screen.element("place").label == "60, -40")
    }

    @Test func actingThroughAccessibilityIsAVerbOfItsOwn() {
        let screen = render(SignIn())
        // Assistive technology reaches what a finger can't.
        screen.button("Covered").perform(.activate)
        #expect(screen.text("never").exists)
        withKnownIssue { screen.button("Covered").perform(.named("Delete")) }
        withKnownIssue { screen.button("Not yet").perform(.activate) }
    }

    @Test func timePassesOnlyWhenItIsTold() async {
        struct Later: View {
            @State private var isThere = false
            var body: some View {
                VStack {
                    Button("Show") {
                        withAnimation(.linear(duration: 0.5)) {
                            isThere = true
                        } completion: {
                            isDone = true
                        }
                    }
                    if isDone { Text("Done") }
                    Color.red.frame(width: isThere ? 200 : 100, height: 10)
                }
            }
            @State private var isDone = false
        }
        let screen = render(Later())
        screen.button("Show").tap()
        let before = screen.time
        #expect(!screen.text("Done").exists)
        screen.advance(by: .seconds(0.3))
        #expect(abs(screen.time - before - 0.3) < 1e-6)
        #expect(!screen.text("Done").exists)
        #expect(await screen.text("Done").waitForExistence())
        #expect(screen.time - before < 0.6)
    }
}
