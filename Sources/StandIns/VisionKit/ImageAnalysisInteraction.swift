import Foundation
import UIKit

/// An object that lets the user use the text of a picture. There is none, so it does nothing.
@MainActor @preconcurrency open class ImageAnalysisInteraction: NSObject {
    /// Options that describe what users can do.
    public struct InteractionTypes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let automatic = InteractionTypes(rawValue: 1)
        public static let textSelection = InteractionTypes(rawValue: 2)
        public static let dataDetectors = InteractionTypes(rawValue: 4)
    }
    open weak var delegate: (any ImageAnalysisInteractionDelegate)?
    open var analysis: ImageAnalysis?
    open var preferredInteractionTypes: InteractionTypes = []
    open var isSupplementaryInterfaceHidden = false
    open var allowLongPressForDataDetectorsInTextMode = true
    /// A Boolean value that indicates whether something is selected: there is nothing.
    open var hasActiveTextSelection: Bool { false }
    public override init() { super.init() }
    /// Creates an interaction with a delegate.
    public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }
    /// Hides what lies over the picture; nothing does.
    open func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isSupplementaryInterfaceHidden = hidden
    }
}
