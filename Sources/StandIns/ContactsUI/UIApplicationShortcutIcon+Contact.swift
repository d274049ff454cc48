import Contacts
import UIKit

extension UIApplicationShortcutIcon {
    /// Creates the icon of a contact: the system's icon for contacts, since Perch draws no icons.
    public convenience init(contact: CNContact) { self.init(type: .contact) }
}
