import SwiftUI

extension Angle {
    /// A quarter of a turn, as a chevron makes when what it leads to opens.
    static let quarter = Angle.degrees(Ratios.quarterTurn)
}
