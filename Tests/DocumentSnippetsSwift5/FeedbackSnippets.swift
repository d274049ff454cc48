import DesignSystem
import SwiftUI
import UIKit

// Code as a reader of the documents on forms and feedback writes it.

struct FormSheetSnippet: View {
    @State private var showForm = false
    @State private var name = ""
    @State private var saved = "Nothing saved"

    var body: some View {
        VStack {
            Text(saved)
            Button("Edit") { showForm = true }
        }
        .sheet(isPresented: $showForm) {
            FormSheet(
                title: "Edit Item",
                primaryAction: FormSheetAction(title: "Save") {
                    saved = "Saved"
                    showForm = false
                }
            ) {
                FormField(label: "Name", text: $name)
            }
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
    }
}

struct DismissSnippet: View {
    struct EditItemForm: View {
        @Environment(\.dismiss) private var dismiss
        @State private var name = ""

        var body: some View {
            FormSheet(
                title: "Edit Item",
                primaryAction: FormSheetAction(title: "Save") {},
                secondaryAction: FormSheetAction(title: "Cancel") { dismiss() }
            ) {
                FormField(label: "Name", text: $name)
            }
            .presentationDetents([.medium, .large])
            .presentationDragIndicator(.visible)
        }
    }

    @State private var showForm = false

    var body: some View {
        Button("Edit") { showForm = true }
            .sheet(isPresented: $showForm) { EditItemForm() }
    }
}

struct StepsSnippet: View {
    @State private var step = 1

    var body: some View {
        MultiStepFormSheet(
            title: "New Transaction", currentStep: step, totalSteps: 3,
            primaryAction: FormSheetAction(title: "Next") { step += 1 },
            secondaryAction: FormSheetAction(title: "Back", isDisabled: step == 1) { step -= 1 }
        ) {
            Text("Fields of step \(step)")
        }
    }
}

struct BannersSnippet: View {
    @State private var shows = true

    var body: some View {
        Text("Screen")
            .safeAreaInset(edge: .top) {
                if shows {
                    StatusBanner(message: "Sync failed", variant: .warning, onDismiss: { shows = false }) {
                        Button("Retry") {}
                    }
                }
            }
    }
}

struct InlineSpinnerSnippet: View {
    @State private var isSaving = false
    @State private var saves = 0

    var body: some View {
        VStack {
            Text("\(saves) saves")
            Button {
                Task { await save() }
            } label: {
                if isSaving {
                    ProgressView()
                        .controlSize(.small)
                } else {
                    Text("Save")
                }
            }
            .disabled(isSaving)
        }
    }

    private func save() async {
        isSaving = true
        try? await Task.sleep(for: .seconds(1))
        saves += 1
        isSaving = false
    }
}

struct FullScreenLoadingSnippet: View {
    struct ContentView: View {
        var body: some View { Text("Content") }
    }

    @State private var isLoading = true

    var body: some View {
        Group {
            if isLoading {
                ProgressView("Loading...")
            } else {
                ContentView()
            }
        }
        .task {
            try? await Task.sleep(for: .seconds(1))
            isLoading = false
        }
    }
}

struct OverlaySnippet: View {
    @State private var isProcessing = false
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("\(taps) taps")
            Button("Count") { taps += 1 }
            Button("Export") {
                isProcessing = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isProcessing = false }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
            if isProcessing {
                ZStack {
                    Color.black.opacity(0.3)
                    ProgressView()
                        .controlSize(.large)
                        .tint(.white)
                }
                .ignoresSafeArea()
            }
        }
    }
}

struct InlineErrorSnippet: View {
    @State private var emailError: String? = "Enter a valid email address."
    @State private var bannerError: String? = "Sync failed."

    var body: some View {
        VStack {
            if let error = emailError {
                HStack(spacing: 4) {
                    Image(systemName: "exclamationmark.circle.fill")
                    Text(error)
                }
                .font(.caption)
                .foregroundStyle(.red)
            }
            if let error = bannerError {
                HStack {
                    Image(systemName: "exclamationmark.triangle.fill")
                        .foregroundStyle(.orange)
                    Text(error)
                        .font(.subheadline)
                    Spacer()
                    Button("Dismiss") { bannerError = nil }
                        .font(.caption)
                }
                .padding(AppTheme.Spacing.small)
                .background(.orange.opacity(0.1))
                .clipShape(RoundedRectangle(cornerRadius: 8))
                .padding(.horizontal, AppTheme.Spacing.medium)
            }
        }
    }
}

struct Item: Identifiable, Sendable {
    let id: Int
    let name: String

    static let sampleData = [Item(id: 1, name: "Chair"), Item(id: 2, name: "Lamp")]
}

@MainActor @Observable
class ItemViewModel {
    var items: [Item] = []
    var isLoading = false
    var error: String?
    private var attempts = 0

    func loadItems() async {
        isLoading = true
        error = nil
        do {
            items = try await fetchItems()
        } catch {
            self.error = "Couldn't load items. Pull to refresh to try again."
        }
        isLoading = false
    }

    func refresh() async { await loadItems() }

    /// What comes from a network that is gone at first.
    private func fetchItems() async throws -> [Item] {
        attempts += 1
        try await Task.sleep(for: .seconds(1))
        if attempts == 1 { throw URLError(.notConnectedToInternet) }
        return Item.sampleData
    }
}

struct StatesSnippet: View {
    @State private var viewModel = ItemViewModel()

    var body: some View {
        if viewModel.isLoading {
            ProgressView("Loading...")
        } else if let error = viewModel.error {
            ErrorRetryView(message: error, onRetry: { Task { await viewModel.loadItems() } })
        } else if viewModel.items.isEmpty {
            ContentUnavailableView {
                Label("No Items", systemImage: "tray")
            } actions: {
                Button("Create Item") { Task { await viewModel.loadItems() } }
            }
        } else {
            List(viewModel.items) { Text($0.name) }
                .refreshable { await viewModel.refresh() }
        }
    }
}

struct ErrorAlertSnippet: View {
    @State private var showError = false
    @State private var attempts = 0
    private let errorMessage = "The network connection was lost. Check it and try again."

    var body: some View {
        Button("\(attempts) attempts") { showError = true }
            .alert("Error", isPresented: $showError) {
                Button("Retry") { Task { await retry() } }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text(errorMessage)
            }
    }

    private func retry() async { attempts += 1 }
}

struct SuccessSnippet: View {
    @State private var showSuccess = false

    var body: some View {
        VStack {
            Button("Done") {
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                // Brief success animation
                withAnimation(.spring(response: 0.3)) {
                    showSuccess = true
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                    withAnimation { showSuccess = false }
                }
            }
            if showSuccess { SuccessMark() }
        }
    }
}

struct SkeletonSnippet: View {
    struct ItemRow: View {
        let item: Item

        var body: some View { Text(item.name) }
    }

    var body: some View {
        VStack {
            ForEach(Item.sampleData) { item in
                ItemRow(item: item)
            }
            .redacted(reason: .placeholder)
        }
    }
}

struct DisabledSnippet: View {
    @State private var isComplete = false
    @State private var log = "Nothing yet"

    var body: some View {
        VStack {
            Text(log)
            Toggle("Accept the terms", isOn: $isComplete)
            Button("Continue") { log = "Continued" }
                .disabled(!isComplete)
            if !isComplete {
                Text("Fill in all required fields to continue")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
    }
}
