import CoreGraphics
import Foundation

// The keys' texts are those that Apple's system uses, since some programs write them out.

/// The key for the class of an item.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password without an address.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A key.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A key with its certificate.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"

// MARK: Attributes

/// The key for when the item can be read.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// The group of programs that share the item.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// The item's access control.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// The account that a password is for.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// A number of four letters that says who made the item.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// The key for the creation date of an item.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// The key for the modification date of an item.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// A comment for users.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The key for the description of an item.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// The item's name, for users.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// Data of the program.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// A value that indicates whether users are not shown the item.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// A value that indicates whether the item has no password.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The service that a password is for.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The server that an internet password is for.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The port of the server.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The protocol of the server.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The path on the server.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// The security domain of the server.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// A value that describes how the server knows users.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// A value that indicates whether the item goes to the user's other devices.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// A value for queries: items that go to other devices, and those that do not.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// A number of four letters that says what the item is.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// A key's tag of the program.
public nonisolated(unsafe) let kSecAttrApplicationTag: CFString = "atag"
/// The hash of a key's public part.
public nonisolated(unsafe) let kSecAttrApplicationLabel: CFString = "klbl"
/// The key for the class of a key.
public nonisolated(unsafe) let kSecAttrKeyClass: CFString = "kcls"
/// A key that all may know.
public nonisolated(unsafe) let kSecAttrKeyClassPublic: CFString = "0"
/// A key that nobody else may know.
public nonisolated(unsafe) let kSecAttrKeyClassPrivate: CFString = "1"
/// A key of a symmetric cipher.
public nonisolated(unsafe) let kSecAttrKeyClassSymmetric: CFString = "2"
/// The kind of a key.
public nonisolated(unsafe) let kSecAttrKeyType: CFString = "type"
/// RSA.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: CFString = "42"
/// Elliptic curves.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// Elliptic curves.
public nonisolated(unsafe) let kSecAttrKeyTypeEC: CFString = "73"
/// The number of bits that a key has.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: CFString = "bsiz"
/// A value that indicates whether a key is kept.
public nonisolated(unsafe) let kSecAttrIsPermanent: CFString = "perm"
/// The key for the token that stores a key.
public nonisolated(unsafe) let kSecAttrTokenID: CFString = "tkid"
/// The Secure Enclave.
public nonisolated(unsafe) let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The key for the attributes of a private key.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: CFString = "private"
/// The key for the attributes of a public key.
public nonisolated(unsafe) let kSecPublicKeyAttrs: CFString = "public"
/// A value that indicates whether the keychain of the data protection kind is used. It is the only one here.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key for the prompt that asks the user for permission.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// A context of `LocalAuthentication`.
public nonisolated(unsafe) let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// A value that indicates whether users may be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// People may not be asked.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items for which users would be asked are left out.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"

// MARK: Values of attributes

/// Whenever the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Whenever the device is unlocked, and on no other device.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device was unlocked, and on no other device.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Whenever the device is unlocked, and only while it has a passcode.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// Always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// Always, and on no other device.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// HTTPS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"

// MARK: What is searched for, and what comes out

/// The number of items that are found: a number, `kSecMatchLimitOne` or `kSecMatchLimitAll`.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// One item, which is the default.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// A value that indicates whether upper and lower case are the same.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// A value that indicates whether the item's data comes out.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// A value that indicates whether the item's attributes come out.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// A value that indicates whether a reference to the item comes out.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// A value that indicates whether a lasting reference to the item comes out.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The item's data.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// A reference to an item.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// A lasting reference to an item.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
