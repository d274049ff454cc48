// As on Apple's systems, of Combine these two names alone: the others are too common, as Subscription or Record.
@_exported import protocol Combine.ObservableObject
@_exported import struct Combine.Published
@_exported import CoreGraphics
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import Foundation
// URLSession is Foundation's there.
@_exported import FoundationNetworking
@_exported import Observation
@_exported import UIKit
