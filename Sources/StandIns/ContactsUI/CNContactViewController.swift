import Contacts
import Foundation
import StandInViews
import SwiftUI
import UIKit

/// A type that is notified of what users do with a contact.
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// An object that shows a contact: the name, numbers and addresses. Nothing can be changed.
@MainActor @preconcurrency open class CNContactViewController: UIViewController {
    /// The contact.
    public let contact: CNContact
    private let isNew: Bool
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    open var message: String?

    init(_ contact: CNContact?, isNew: Bool) {
        self.contact = contact ?? CNContact()
        self.isNew = isNew
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
    /// Creates a contact.
    public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
    /// Creates a contact that is not kept yet.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
    /// Creates a contact that is to be made.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact, isNew: true) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: ContactPage(
                contact: contact, isNew: isNew,
                end: { [weak self] isDone in
                    guard let self else { return }
                    delegate?.contactViewController(self, didCompleteWith: isDone ? contact : nil)
                }))
    }
}

/// A type that is notified of a choice.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// An object that lets the user choose a contact. In Perch, there are none: it can be cancelled only.
@MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: VStack(spacing: 0) {
                HStack {
                    Button("Cancel") { [weak self] in
                        guard let self else { return }
                        delegate?.contactPickerDidCancel(self)
                        dismiss(animated: true)
                    }
                    Spacer()
                }
                .padding()
                StandInPage("ContactsUI", symbol: "person.crop.circle", title: "No Contacts")
            })
    }
}

private struct ContactPage: View {
    let contact: CNContact
    let isNew: Bool
    let end: @MainActor (_ isDone: Bool) -> Void

    var body: some View {
        VStack(spacing: 0) {
            if isNew {
                HStack {
                    Button("Cancel") { end(false) }
                    Spacer()
                    Button("Done") { end(true) }.fontWeight(.semibold)
                }
                .padding()
            }
            Form {
                Section {
                    VStack(spacing: 8) {
                        Image(systemName: "person.crop.circle.fill").font(.system(size: 72)).foregroundStyle(.secondary)
                            .accessibilityHidden(true)
                        Text(verbatim: name).font(.title2)
                    }
                    .frame(maxWidth: .infinity)
                }
                ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
                    LabeledContent {
                        Text(verbatim: entry.value)
                    } label: {
                        Text(verbatim: entry.label)
                    }
                }
            }
            Text(verbatim: "ContactsUI").font(.system(size: 11)).foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .trailing).padding(6)
        }
    }

    private var name: String {
        let name = [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? contact.organizationName : name
    }

    private var entries: [(label: String, value: String)] {
        func label(_ text: String?, _ fallback: String) -> String {
            text.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? fallback
        }
        return contact.phoneNumbers.map { (label($0.label, "phone"), $0.value.stringValue) }
            + contact.emailAddresses.map { (label($0.label, "email"), $0.value as String) }
    }
}
