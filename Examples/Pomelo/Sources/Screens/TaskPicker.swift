import SwiftUI

/// A sheet with the tasks to choose from; they can be added, moved and removed.
struct TaskPicker: View {
    @Binding var task: String
    @Binding var tasks: [String]

    @Environment(\.presentationMode) private var presentationMode
    @State private var draft = ""

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("New task")) {
                    HStack {
                        TextField("What will you do?", text: $draft, onCommit: add)
                            .autocapitalization(.sentences)
                            .disableAutocorrection(true)
                        Button(action: add) {
                            Image(systemName: "plus.circle.fill")
                        }
                        .buttonStyle(BorderlessButtonStyle())
                        .disabled(draft.isEmpty)
                        .accessibilityLabel(Text("Add"))
                        .accessibilityHint(draft.isEmpty ? "Write a task first" : "")
                    }
                }
                Section(header: Text("Tasks"), footer: Text("Touch and hold a task to move it.")) {
                    ForEach(tasks, id: \.self) { name in
                        Button(action: { choose(name) }) {
                            HStack {
                                Text(name).foregroundColor(.primary)
                                Spacer()
                                if name == task {
                                    Image(systemName: "checkmark").foregroundColor(.accentColor)
                                }
                            }
                        }
                    }
                    .onDelete { tasks.remove(atOffsets: $0) }
                    .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Task", displayMode: .inline)
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button("Done") { presentationMode.wrappedValue.dismiss() })
        }
    }

    private func add() {
        guard !draft.isEmpty else { return }
        tasks.insert(draft, at: 0)
        draft = ""
    }

    private func choose(_ name: String) {
        task = name
        presentationMode.wrappedValue.dismiss()
    }
}

struct TaskPicker_Previews: PreviewProvider {
    static var previews: some View {
        TaskPicker(task: .constant("Answer letters"), tasks: .constant(Samples.history.tasks))
            .previewDisplayName("Tasks")
    }
}
