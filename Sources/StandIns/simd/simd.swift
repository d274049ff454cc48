// The names of Swift's vectors in simd.
@_exported import Foundation

/// A vector of two single-precision numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two double-precision numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three double-precision numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four double-precision numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two signed 32-bit integers.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three signed 32-bit integers.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four signed 32-bit integers.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two unsigned 32-bit integers.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three unsigned 32-bit integers.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four unsigned 32-bit integers.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of two single-precision numbers.
public typealias float2 = SIMD2<Float>
/// A vector of three single-precision numbers.
public typealias float3 = SIMD3<Float>
/// A vector of four single-precision numbers.
public typealias float4 = SIMD4<Float>
