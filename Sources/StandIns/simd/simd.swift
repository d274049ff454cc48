// Swift's vectors under the names that simd gives them.
@_exported import Foundation

/// Two numbers of single precision.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers of double precision.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers of double precision.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers of double precision.
public typealias simd_double4 = SIMD4<Double>
/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three whole numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two whole numbers from 0.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three whole numbers from 0.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four whole numbers from 0.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two numbers of single precision.
public typealias float2 = SIMD2<Float>
/// Three numbers of single precision.
public typealias float3 = SIMD3<Float>
/// Four numbers of single precision.
public typealias float4 = SIMD4<Float>
