// The part of CommonCrypto that Swift programs use. CommonCryptoFunctions implements it on Swift Crypto.
#ifndef PERCH_COMMON_CRYPTO_H
#define PERCH_COMMON_CRYPTO_H

#include <stddef.h>
#include <stdint.h>

typedef uint32_t CC_LONG;
typedef uint64_t CC_LONG64;

// MARK: Hashes

#define CC_MD5_DIGEST_LENGTH 16
#define CC_MD5_BLOCK_BYTES 64
#define CC_SHA1_DIGEST_LENGTH 20
#define CC_SHA1_BLOCK_BYTES 64
#define CC_SHA256_DIGEST_LENGTH 32
#define CC_SHA256_BLOCK_BYTES 64
#define CC_SHA384_DIGEST_LENGTH 48
#define CC_SHA512_DIGEST_LENGTH 64
#define CC_SHA512_BLOCK_BYTES 128

// A hash that is being made. It is let go of by Final.
typedef struct { void *state; } CC_MD5_CTX;
typedef struct { void *state; } CC_SHA1_CTX;
typedef struct { void *state; } CC_SHA256_CTX;
typedef struct { void *state; } CC_SHA512_CTX;

unsigned char *CC_MD5(const void *data, CC_LONG len, unsigned char *md);
unsigned char *CC_SHA1(const void *data, CC_LONG len, unsigned char *md);
unsigned char *CC_SHA256(const void *data, CC_LONG len, unsigned char *md);
unsigned char *CC_SHA384(const void *data, CC_LONG len, unsigned char *md);
unsigned char *CC_SHA512(const void *data, CC_LONG len, unsigned char *md);

int CC_MD5_Init(CC_MD5_CTX *c);
int CC_MD5_Update(CC_MD5_CTX *c, const void *data, CC_LONG len);
int CC_MD5_Final(unsigned char *md, CC_MD5_CTX *c);
int CC_SHA1_Init(CC_SHA1_CTX *c);
int CC_SHA1_Update(CC_SHA1_CTX *c, const void *data, CC_LONG len);
int CC_SHA1_Final(unsigned char *md, CC_SHA1_CTX *c);
int CC_SHA256_Init(CC_SHA256_CTX *c);
int CC_SHA256_Update(CC_SHA256_CTX *c, const void *data, CC_LONG len);
int CC_SHA256_Final(unsigned char *md, CC_SHA256_CTX *c);
int CC_SHA512_Init(CC_SHA512_CTX *c);
int CC_SHA512_Update(CC_SHA512_CTX *c, const void *data, CC_LONG len);
int CC_SHA512_Final(unsigned char *md, CC_SHA512_CTX *c);

// MARK: Keyed hashes

enum { kCCHmacAlgSHA1, kCCHmacAlgMD5, kCCHmacAlgSHA256, kCCHmacAlgSHA384, kCCHmacAlgSHA512 };
typedef uint32_t CCHmacAlgorithm;

void CCHmac(
    CCHmacAlgorithm algorithm, const void *key, size_t keyLength, const void *data, size_t dataLength, void *macOut);

// MARK: Ciphers

typedef int32_t CCCryptorStatus;
typedef int32_t CCStatus;
enum {
    kCCSuccess = 0, kCCParamError = -4300, kCCBufferTooSmall = -4301, kCCMemoryFailure = -4302,
    kCCAlignmentError = -4303, kCCDecodeError = -4304, kCCUnimplemented = -4305, kCCOverflow = -4306,
    kCCRNGFailure = -4307, kCCUnspecifiedError = -4308, kCCCallSequenceError = -4309, kCCKeySizeError = -4310,
    kCCInvalidKey = -4311,
};

typedef uint32_t CCOperation;
enum { kCCEncrypt = 0, kCCDecrypt = 1 };

typedef uint32_t CCAlgorithm;
enum {
    kCCAlgorithmAES128 = 0, kCCAlgorithmAES = 0, kCCAlgorithmDES = 1, kCCAlgorithm3DES = 2, kCCAlgorithmCAST = 3,
    kCCAlgorithmRC4 = 4, kCCAlgorithmRC2 = 5, kCCAlgorithmBlowfish = 6,
};

typedef uint32_t CCOptions;
enum { kCCOptionPKCS7Padding = 1, kCCOptionECBMode = 2 };

enum { kCCKeySizeAES128 = 16, kCCKeySizeAES192 = 24, kCCKeySizeAES256 = 32 };
enum { kCCBlockSizeAES128 = 16 };

CCCryptorStatus CCCrypt(
    CCOperation op, CCAlgorithm alg, CCOptions options, const void *key, size_t keyLength, const void *iv,
    const void *dataIn, size_t dataInLength, void *dataOut, size_t dataOutAvailable, size_t *dataOutMoved);

// MARK: Keys from passwords

typedef uint32_t CCPBKDFAlgorithm;
enum { kCCPBKDF2 = 2 };
typedef uint32_t CCPseudoRandomAlgorithm;
enum { kCCPRFHmacAlgSHA1 = 1, kCCPRFHmacAlgSHA224, kCCPRFHmacAlgSHA256, kCCPRFHmacAlgSHA384, kCCPRFHmacAlgSHA512 };

int CCKeyDerivationPBKDF(
    CCPBKDFAlgorithm algorithm, const char *password, size_t passwordLen, const uint8_t *salt, size_t saltLen,
    CCPseudoRandomAlgorithm prf, unsigned rounds, uint8_t *derivedKey, size_t derivedKeyLen);

// MARK: Random bytes

typedef int32_t CCRNGStatus;
CCRNGStatus CCRandomGenerateBytes(void *bytes, size_t count);

#endif
