import Crypto

/// The processor that keeps keys. In Perch, there is none.
public enum SecureEnclave {
    /// A Boolean value that indicates whether there is a Secure Enclave. In Perch, it is always false.
    public static var isAvailable: Bool { false }
}
