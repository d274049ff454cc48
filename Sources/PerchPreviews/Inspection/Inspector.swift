import Foundation
import InspectionMessages
import PerchCommands
import SwiftUI

/// Carries out requests one after the other, on one preview at a time.
@MainActor
final class Inspector {
    private var screen: InspectedScreen?
    private let messages = EngineMessages()
    private lazy var entries = Listing().entries

    init() { messages.begin() }

    func reply(to request: InspectionRequest) -> InspectionReply {
        var reply = InspectionReply()
        do {
            if let preview = request.preview { try show(preview) }
            if request.parts.contains(.list) {
                reply.previews = entries.map {
                    InspectionReply.Listed(id: $0.id, name: $0.title, module: $0.module, place: $0.place)
                }
            }
            if request.parts != [.list] || !request.actions.isEmpty {
                guard let screen else { throw InspectionProblem.nothingShown }
                for action in request.actions { try screen.perform(action) }
            }
        } catch {
            reply.problem = String(describing: error)
        }
        if let screen { describe(screen, request, &reply) }
        reply.messages = messages.take()
        return reply
    }

    private func show(_ preview: InspectionRequest.Preview) throws {
        let entry = try OnePreview(preview.name, among: entries).entry
        let variant: Variant
        do { variant = try VariantOptions.parse(preview.options).single() } catch let problem as UsageProblem {
            throw problem
        } catch {
            throw InspectionProblem.badOption(VariantOptions.message(for: error))
        }
        // What the preview before has logged says nothing about this one.
        screen = nil
        Log.reset()
        _ = messages.take()
        screen = InspectedScreen(entry, try ViewCanvas(entry, variant: variant))
    }

    private func describe(_ screen: InspectedScreen, _ request: InspectionRequest, _ reply: inout InspectionReply) {
        if request.parts.contains(.picture) {
            do { reply.picture = try screen.picture(request.strip) } catch {
                reply.problem = reply.problem ?? String(describing: error)
            }
        }
        if request.parts.contains(.tree) { reply.tree = screen.canvas.tree }
        if request.parts.contains(.accessibility) { reply.accessibility = screen.canvas.accessibility }
        reply.title = screen.entry.title
        reply.width = screen.canvas.size.width
        reply.height = screen.canvas.size.height
        reply.time = screen.time
    }
}

/// Why something cannot be done with what is on the screen.
enum InspectionProblem: Error, CustomStringConvertible {
    case nothingShown
    case badOption(String)
    case noElement(String, tree: String)
    case severalElements(String, [String])
    case disabled(String)
    case outOfReach(String)
    case noField(String)
    case noKeyboard
    case noAction(String, element: String, known: [String])
    case badTime(Double)

    var description: String {
        switch self {
        case .nothingShown: "No preview is on the screen. Show one first."
        case .badOption(let text): text
        case .noElement(let name, let tree):
            "No element has the identifier, label or value “\(name)”. There are:\n\(tree)"
        case .severalElements(let name, let found):
            "“\(name)” means \(found.count) elements; choose one by its index:\n"
                + found.enumerated().map { "  \($0.offset): \($0.element)" }.joined(separator: "\n")
        case .disabled(let name): "“\(name)” is disabled."
        case .outOfReach(let name): "“\(name)” cannot be touched: it is covered or off the screen."
        case .noField(let name): "“\(name)” is not a field for text, or does not take the keyboard."
        case .noKeyboard: "No field has the keyboard. Name the field to type into."
        case .noAction(let action, let element, let known):
            "“\(element)” has no action “\(action)”. It has: \(known.isEmpty ? "none" : known.joined(separator: ", "))."
        case .badTime(let seconds):
            "\(seconds) is not a time. Use seconds from 0 to \(Int(InspectedScreen.longestStep))."
        }
    }
}
