import CoreGraphics
import Foundation

// The strings are equal to those of Apple's system, because some programs write them out.

/// The key for the class of an item.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// The class of generic passwords.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// The class of internet passwords.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// The class of cryptographic keys.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// The class of identities, which are certificates with their private keys.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// The key for the state of the device in which an item is accessible. Perch stores the value and always permits
/// access.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// The key for the access group of an item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// The key for the access control of an item.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// The key for the account of a password.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The key for the creator of an item, which is a four-character code as a number.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// The key for the creation date of an item.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// The key for the modification date of an item.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// The key for the comment of an item, which users can read.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The key for the description of an item.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// The key for the label of an item, which users can read.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The key for data of the app.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// The key for a Boolean value that indicates whether the item is hidden from the user.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// The key for a Boolean value that indicates whether the item has no password.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The key for the service of a generic password.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The key for the server of an internet password.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The key for the port of an internet password.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The key for the protocol of an internet password.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The key for the path of an internet password.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// The key for the security domain of an internet password.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key for the authentication type of an internet password.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The key for a Boolean value that indicates whether the item is synchronized with the user's other devices.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// A value of `kSecAttrSynchronizable`: a query matches synchronized items and other items.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// The key for the type of an item, which is a four-character code as a number.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// The key for the tag that the app assigns to a key.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// The key for the label of a key, which is the hash of the public key.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// The key for the class of a cryptographic key.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// A value of `kSecAttrKeyClass`: a public key.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
/// A value of `kSecAttrKeyClass`: a private key.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
/// A value of `kSecAttrKeyClass`: a key of a symmetric cipher.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
/// The key for the algorithm of a cryptographic key.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// A value of `kSecAttrKeyType`: RSA.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
/// A value of `kSecAttrKeyType`: an elliptic curve.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// A value of `kSecAttrKeyType`: an elliptic curve.
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "73"
/// The key for the number of bits of a cryptographic key.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key for a Boolean value that indicates whether a cryptographic key is stored in the keychain.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// The key for the token that stores a cryptographic key.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
/// A value of `kSecAttrTokenID`: the Secure Enclave.
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The key for the attributes of a private key.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
/// The key for the attributes of a public key.
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"
/// The key for a Boolean value that selects the data protection keychain. Perch ignores it, because it has only one
/// keychain.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key for the prompt that asks the user for permission. Perch ignores it.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key for a context of `LocalAuthentication`. Perch ignores it.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key for a value that indicates whether the system can ask the user for authentication. Perch ignores it.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// A value of `kSecUseAuthenticationUI`: a query fails if it requires authentication.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// A value of `kSecUseAuthenticationUI`: a query skips items that require authentication.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"

// MARK: Values of attributes

/// A value of `kSecAttrAccessible`: while the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// A value of `kSecAttrAccessible`: after the device has been unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// A value of `kSecAttrAccessible`: while the device is unlocked, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// A value of `kSecAttrAccessible`: after the device has been unlocked once, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// A value of `kSecAttrAccessible`: while the device is unlocked and has a passcode, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// A value of `kSecAttrAccessible`: always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// A value of `kSecAttrAccessible`: always, and only on this device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// A value of `kSecAttrProtocol`: HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// A value of `kSecAttrProtocol`: HTTPS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"

// MARK: Queries and results

/// The key for the maximum number of results: a number, `kSecMatchLimitOne`, or `kSecMatchLimitAll`.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// A value of `kSecMatchLimit`: one result. This is the default.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// A value of `kSecMatchLimit`: all results.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key for a Boolean value that indicates whether a query ignores case.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key for a Boolean value that indicates whether the result contains the data of the item.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// The key for a Boolean value that indicates whether the result contains the attributes of the item.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// The key for a Boolean value that indicates whether the result contains a reference to the item. Perch ignores it.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// The key for a Boolean value that indicates whether the result contains a persistent reference to the item.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key for the data of an item.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// The key for a reference to an item. Perch ignores it.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// The key for a persistent reference to an item.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
