// Source that imports PhotosUI for its views gets SwiftUI with it, as on Apple's platforms. Its own types, such as
// `PhotosPicker`, are missing yet.
@_exported import SwiftUI
