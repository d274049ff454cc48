import Foundation
import PerchStandIns
import StandInViews
import SwiftUI
import UIKit

/// Constants that describe what became of a mail.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved = 1
    case sent = 2
    case failed = 3
}

/// A type that describes what went wrong with a mail.
public struct MFMailComposeError: Error, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case saveFailed = 0
        case sendFailed = 1
    }

    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }
}

/// An object that lets the user write a mail. What the program wrote is shown; nothing is sent.
@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
    private var message = ComposedMessage(title: "New Message")

    /// Returns a Boolean value that indicates whether a mail account is set up: only where `DeviceState` says so.
    open class func canSendMail() -> Bool { DeviceState.current.canSendMail }

    /// The delegate, which receives the result of the mail, and puts this away.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Creates a mail.
    public init() { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { return nil }

    /// Sets the subject.
    open func setSubject(_ subject: String) {
        message.subject = subject
        if !subject.isEmpty { message.title = subject }
    }
    /// Sets who gets the mail.
    open func setToRecipients(_ toRecipients: [String]?) { message.set("To:", toRecipients) }
    /// Sets who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { message.set("Cc:", ccRecipients) }
    /// Sets who gets a copy without others knowing.
    open func setBccRecipients(_ bccRecipients: [String]?) { message.set("Bcc:", bccRecipients) }
    /// Sets the text, or a page of HTML, of which the tags are shown.
    open func setMessageBody(_ body: String, isHTML: Bool) { message.text = body }
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        message.attachments.append(filename)
    }
    /// Sets the account. There is one.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        fill(
            with: ComposePage(
                message: message, canSend: Self.canSendMail(), framework: "MessageUI",
                cancel: { [weak self] in self?.finish(.cancelled) }, send: { [weak self] in self?.finish(.sent) }))
    }

    private func finish(_ result: MFMailComposeResult) {
        if result == .sent { inert("Sending a mail") }
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
    }
}

/// The delegate, which receives the result of a mail.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the user is done.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
