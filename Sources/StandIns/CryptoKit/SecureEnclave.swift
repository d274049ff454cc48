import Crypto

/// The processor that keeps keys. There is none here.
public enum SecureEnclave {
    /// A Boolean value that indicates whether there is a Secure Enclave: false.
    public static var isAvailable: Bool { false }
}
