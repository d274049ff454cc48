import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe what became of a text message.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent = 1
    case failed = 2
}

/// An object that lets the user write a text message. What the program wrote is shown; nothing is sent.
@MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
    /// Returns a Boolean value that indicates whether text messages can be sent: only where `DeviceState` says so.
    open class func canSendText() -> Bool { DeviceState.current.canSendText }
    /// Returns a Boolean value that indicates whether messages may have files.
    open class func canSendAttachments() -> Bool { DeviceState.current.canSendText }
    /// Returns a Boolean value that indicates whether messages may have subjects.
    open class func canSendSubject() -> Bool { false }

    /// The delegate, which receives the result of the message, and puts this away.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients, which indicate who gets the message.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?
    private var attachments: [String] = []

    /// Creates a message.
    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { return nil }

    /// Adds a file.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool {
        attachments.append(filename)
        return true
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        var message = ComposedMessage(title: "New Message")
        message.set("To:", recipients ?? [])
        message.subject = subject
        message.text = body ?? ""
        message.attachments = attachments
        fill(
            with: ComposePage(
                message: message, canSend: Self.canSendText(), framework: "MessageUI",
                cancel: { [weak self] in self?.finish(.cancelled) }, send: { [weak self] in self?.finish(.sent) }))
    }

    private func finish(_ result: MessageComposeResult) {
        if result == .sent { inert("Sending a text message") }
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}

/// The delegate, which receives the result of a text message.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
