// Source that imports PhotosUI for its views gets SwiftUI with it, as on Apple's platforms.
@_exported import SwiftUI
