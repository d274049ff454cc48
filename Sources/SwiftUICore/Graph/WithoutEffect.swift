/// Public API of SwiftUI that is accepted but changes nothing here.
///
/// This is the only list of it: `make coverage` reads the names off it, and the support matrix shows them. Whoever
/// calls such an API is told so once.
package enum WithoutEffect: String, CaseIterable {
    case accessibilityIgnoresInvertColors = "View.accessibilityIgnoresInvertColors"
    case buttonRepeatBehavior = "View.buttonRepeatBehavior"
    case contentTransition = "View.contentTransition"
    case defersSystemGestures = "View.defersSystemGestures"
    case draggable = "View.draggable"
    case dropDestination = "View.dropDestination"
    case fileExporter = "View.fileExporter"
    case fileImporter = "View.fileImporter"
    case fileMover = "View.fileMover"
    case imageRendererColorMode = "ImageRenderer.colorMode"
    case matchedGeometryEffect = "View.matchedGeometryEffect"
    case matchedTransitionSource = "View.matchedTransitionSource"
    case menuOrder = "View.menuOrder"
    case navigationTransition = "View.navigationTransition"
    case onDrag = "View.onDrag"
    case onDrop = "View.onDrop"
    case onHover = "View.onHover"
    case persistentSystemOverlays = "View.persistentSystemOverlays"
    case presentationContentInteraction = "View.presentationContentInteraction"
    case previewContext = "View.previewContext"
    case sceneCommands = "Scene.commands"
    case scrollBounceBehavior = "View.scrollBounceBehavior"
    case scrollDismissesKeyboard = "View.scrollDismissesKeyboard"
    case sensoryFeedback = "View.sensoryFeedback"
    case speechAdjustedPitch = "Text.speechAdjustedPitch"
    case speechAlwaysIncludesPunctuation = "Text.speechAlwaysIncludesPunctuation"
    case speechAnnouncementsQueued = "Text.speechAnnouncementsQueued"
    case speechSpellsOutCharacters = "Text.speechSpellsOutCharacters"
    case statusBarHidden = "View.statusBarHidden"
    case symbolEffect = "View.symbolEffect"
    case textSelection = "View.textSelection"
    case windowResizability = "Scene.windowResizability"

    /// Tells, once in a process, that the call does nothing.
    package func log() { Log.once("\(rawValue) is accepted but has no effect here.") }
}
