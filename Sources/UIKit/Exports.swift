@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Foundation
