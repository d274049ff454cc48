import Foundation

/// What a program with previews is asked to show and to do, as one line of JSON; `perch mcp` asks.
///
/// A preview that is shown stays on the screen with its state until another one is shown, so later requests use it.
package struct InspectionRequest: Codable, Sendable, Equatable {
    /// A preview to show from its first moment on. Nil: the one that is on the screen.
    package var preview: Preview?
    /// What a person does with it, in this order.
    package var actions: [Action] = []
    /// What the reply contains.
    package var parts: Set<Part> = []
    /// Moments to draw side by side, such as `0…1s:8`, counted from the last action. Nil: the present moment.
    package var strip: String?

    package init() {}

    /// The environment variable that makes a program mark views that call parts of the sources that were left out, instead of
    /// stopping there.
    package static let marksMissingParts = "PERCH_MARK_MISSING_PARTS"

    /// A preview in a variant.
    package struct Preview: Codable, Sendable, Equatable {
        /// Its name or a part of it, its file, or its place.
        package var name: String
        /// Options of `render`, such as `--scheme dark`.
        package var options: [String]

        package init(name: String, options: [String] = []) {
            self.name = name
            self.options = options
        }
    }

    package enum Part: String, Codable, Sendable, Hashable {
        /// The names of all previews.
        case list
        case picture
        /// The view tree and the accessibility tree.
        case tree, accessibility
    }

    /// Where a finger touches.
    package enum Place: Codable, Sendable, Equatable {
        /// An element by its identifier, label or value; of several, the one at `index`, counted from 0.
        case element(name: String, index: Int?)
        /// A point of the screen, in points from the upper left corner.
        case point(x: Double, y: Double)
    }

    package enum Direction: String, Codable, Sendable, CaseIterable {
        case up, down, left, right
    }

    package enum Action: Codable, Sendable, Equatable {
        case tap(Place, count: Int, seconds: Double?)
        /// Types into a field, or, without a place, into the one that has the keyboard.
        case type(String, Place?, replacing: Bool)
        /// Shows more of what lies in a direction.
        case scroll(Direction, Place?, points: Double?)
        case drag(from: Place, to: Place, seconds: Double)
        /// Does what assistive technology can do with an element: `activate`, `increment`, `decrement`, or an action's name.
        case perform(String, Place)
        /// Lets time pass.
        case step(seconds: Double)
        /// Lets time pass until nothing moves, at most so long.
        case settle(seconds: Double)
    }
}

/// What a program answers to an ``InspectionRequest``.
package struct InspectionReply: Codable, Sendable, Equatable {
    /// A preview that can be shown.
    package struct Listed: Codable, Sendable, Equatable {
        package var id: String
        package var name: String
        package var module: String
        /// The file, with the line where it is known.
        package var place: String

        package init(id: String, name: String, module: String, place: String) {
            self.id = id
            self.name = name
            self.module = module
            self.place = place
        }
    }

    /// Why the request was not carried out to its end. What else the reply contains is the state then.
    package var problem: String?
    package var previews: [Listed]?
    /// The title of what is on the screen.
    package var title: String?
    /// The size of the screen, in points.
    package var width: Double?
    package var height: Double?
    /// The present moment, in seconds since the preview was shown.
    package var time: Double?
    /// A PNG.
    package var picture: Data?
    package var tree: String?
    package var accessibility: String?
    /// What was logged since the request before: parts that were left out, arguments that make no sense.
    package var messages: [String] = []

    package init() {}
}
