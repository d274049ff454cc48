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
        saves += 1
        await Task.yield()
        isSaving = false
    }
}

struct OverlaySnippet: View {
    @State private var isProcessing = true

    var body: some View {
        Text("Content")
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

@MainActor @Observable
class ItemViewModel {
    var items: [String] = []
    var isLoading = false
    var error: String?

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

    private func fetchItems() async throws -> [String] { ["Chair", "Lamp"] }
}

struct StatesSnippet: View {
    @State private var viewModel = ItemViewModel()
    @State private var showError = false

    var body: some View {
        Group {
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
                List(viewModel.items, id: \.self) { Text($0) }
                    .refreshable { await viewModel.loadItems() }
            }
        }
        .alert("Error", isPresented: $showError) {
            Button("Retry") { Task { await viewModel.loadItems() } }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text(viewModel.error ?? "")
        }
    }
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
    var body: some View {
        VStack {
            ForEach(0..<3, id: \.self) { _ in
                Text("A row of sample data")
            }
            .redacted(reason: .placeholder)
        }
    }
}
