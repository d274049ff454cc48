import Foundation

/// A record as its signed form has it. Nothing signs it here, so the signature is empty.
private func signed(_ record: Data) -> String {
    func encoded(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
    return encoded(Data(#"{"alg":"ES256"}"#.utf8)) + "." + encoded(record) + "."
}

extension VerificationResult where SignedType == Transaction {
    /// The transaction in the signed form of the store. In Perch, the signature is empty.
    public var jwsRepresentation: String { signed(payloadData) }
    /// The transaction as JSON.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    /// The date of the signature.
    public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult where SignedType == AppTransaction {
    /// The purchase of the app in the signed form of the store. In Perch, the signature is empty.
    public var jwsRepresentation: String { signed(payloadData) }
    /// The purchase of the app as JSON.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    /// The date of the signature.
    public var signedDate: Date { unsafePayloadValue.signedDate }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
    /// The renewal of the subscription in the signed form of the store. In Perch, the signature is empty.
    public var jwsRepresentation: String { signed(payloadData) }
    /// The renewal of the subscription, as JSON.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
    /// The date of the signature.
    public var signedDate: Date { unsafePayloadValue.signedDate }
}
