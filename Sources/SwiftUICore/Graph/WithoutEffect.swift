/// Public API of SwiftUI that is accepted but changes nothing here.
///
/// This is the only list of SwiftUI's: `make coverage` reads the names off it, and the support matrix shows them. Whoever
/// calls such an API is told so once.
package enum WithoutEffect: String, CaseIterable {
    case accessibilityDirectTouch = "View.accessibilityDirectTouch"
    case accessibilityIgnoresInvertColors = "View.accessibilityIgnoresInvertColors"
    case customizationBehavior = "TabContent.customizationBehavior"
    case customizationID = "TabContent.customizationID"
    case defaultAdaptableTabBarPlacement = "View.defaultAdaptableTabBarPlacement"
    case defersSystemGestures = "View.defersSystemGestures"
    case dynamicRange = "View.allowedDynamicRange"
    case findDisabled = "View.findDisabled"
    case findNavigator = "View.findNavigator"
    case handGestureShortcut = "View.handGestureShortcut"
    case handlesExternalEvents = "View.handlesExternalEvents"
    case imageDynamicRange = "Image.allowedDynamicRange"
    case imageRendererColorMode = "ImageRenderer.colorMode"
    case menuOrder = "View.menuOrder"
    case onPencilDoubleTap = "View.onPencilDoubleTap"
    case onPencilSqueeze = "View.onPencilSqueeze"
    case persistentSystemOverlays = "View.persistentSystemOverlays"
    case presentationSizingSticky = "PresentationSizing.sticky"
    case previewContext = "View.previewContext"
    case replaceDisabled = "View.replaceDisabled"
    case sceneExternalEvents = "Scene.handlesExternalEvents"
    case scenePersistentSystemOverlays = "Scene.persistentSystemOverlays"
    case sectionActions = "View.sectionActions"
    case speechAdjustedPitch = "Text.speechAdjustedPitch"
    case speechAlwaysIncludesPunctuation = "Text.speechAlwaysIncludesPunctuation"
    case speechAnnouncementsQueued = "Text.speechAnnouncementsQueued"
    case speechSpellsOutCharacters = "Text.speechSpellsOutCharacters"
    case springLoadingBehavior = "View.springLoadingBehavior"
    case statusBarHidden = "View.statusBarHidden"
    case tabSectionActions = "TabContent.sectionActions"
    case tabViewCustomization = "View.tabViewCustomization"
    case tabViewSidebarBottomBar = "View.tabViewSidebarBottomBar"
    case tabViewSidebarFooter = "View.tabViewSidebarFooter"
    case tabViewSidebarHeader = "View.tabViewSidebarHeader"
    case tableStyle = "View.tableStyle"
    case windowResizability = "Scene.windowResizability"
    case writingToolsAffordanceVisibility = "View.writingToolsAffordanceVisibility"
    case writingToolsBehavior = "View.writingToolsBehavior"

    /// Tells, once in a process, that the call does nothing.
    package func log() { Log.once("\(rawValue) is accepted but has no effect here.") }
}
