import Foundation
import FoundationSupplement
import UIKit

extension NSUserActivity {
    /// The attributes with which the search finds the activity. In Perch, no search uses them.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { objc_getAssociatedObject(self, attributeSetKey) as? CSSearchableItemAttributeSet }
        set { objc_setAssociatedObject(self, attributeSetKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

// Unchecked by the compiler because only the address is used.
private nonisolated(unsafe) let attributeSetKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
