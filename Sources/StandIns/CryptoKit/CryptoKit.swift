// Swift Crypto has the API of CryptoKit, but for what needs Apple's hardware: the Secure Enclave.
@_exported import Crypto
@_exported import Foundation
