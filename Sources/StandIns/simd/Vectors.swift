import Foundation

// MARK: SIMD2 of Float

/// Returns the dot product of two vectors.
public func simd_dot(_ __x: SIMD2<Float>, _ __y: SIMD2<Float>) -> Float { (__x * __y).sum() }
/// Returns the square of the length of a vector.
public func simd_length_squared(_ __x: SIMD2<Float>) -> Float { (__x * __x).sum() }
/// Returns the length of a vector.
public func simd_length(_ __x: SIMD2<Float>) -> Float { (__x * __x).sum().squareRoot() }
/// Returns the distance between two vectors.
public func simd_distance(_ __x: SIMD2<Float>, _ __y: SIMD2<Float>) -> Float { simd_length(__x - __y) }
/// Returns the square of the distance between two vectors.
public func simd_distance_squared(_ __x: SIMD2<Float>, _ __y: SIMD2<Float>) -> Float { simd_length_squared(__x - __y) }
/// Returns the vector of length 1 with the same direction.
public func simd_normalize(_ __x: SIMD2<Float>) -> SIMD2<Float> { __x / simd_length(__x) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func simd_mix(_ __x: SIMD2<Float>, _ __y: SIMD2<Float>, _ __t: SIMD2<Float>) -> SIMD2<Float> {
    __x + __t * (__y - __x)
}
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func simd_reflect(_ __x: SIMD2<Float>, _ __n: SIMD2<Float>) -> SIMD2<Float> {
    __x - 2 * simd_dot(__x, __n) * __n
}
/// Returns the projection of the first vector onto the second.
public func simd_project(_ __x: SIMD2<Float>, _ __y: SIMD2<Float>) -> SIMD2<Float> {
    simd_dot(__x, __y) / simd_length_squared(__y) * __y
}
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func simd_clamp(_ __x: SIMD2<Float>, _ __min: SIMD2<Float>, _ __max: SIMD2<Float>) -> SIMD2<Float> {
    __x.clamped(lowerBound: __min, upperBound: __max)
}
/// Returns the absolute value of each element.
public func simd_abs(_ __x: SIMD2<Float>) -> SIMD2<Float> { __x.replacing(with: -__x, where: __x .< 0) }
/// Returns the minimum of two vectors for each element.
public func simd_min(_ __x: SIMD2<Float>, _ __y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(__x, __y) }
/// Returns the maximum of two vectors for each element.
public func simd_max(_ __x: SIMD2<Float>, _ __y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMax(__x, __y) }
/// Returns the dot product of two vectors.
public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_dot(x, y) }
/// Returns the length of a vector.
public func length(_ x: SIMD2<Float>) -> Float { simd_length(x) }
/// Returns the square of the length of a vector.
public func length_squared(_ x: SIMD2<Float>) -> Float { simd_length_squared(x) }
/// Returns the distance between two vectors.
public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_distance(x, y) }
/// Returns the square of the distance between two vectors.
public func distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { simd_distance_squared(x, y) }
/// Returns the vector of length 1 with the same direction.
public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { simd_normalize(x) }
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func reflect(_ x: SIMD2<Float>, n: SIMD2<Float>) -> SIMD2<Float> { simd_reflect(x, n) }
/// Returns the projection of the first vector onto the second.
public func project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { simd_project(x, y) }
/// Returns the absolute value of each element.
public func abs(_ x: SIMD2<Float>) -> SIMD2<Float> { simd_abs(x) }
/// Returns the minimum of two vectors for each element.
public func min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { simd_min(x, y) }
/// Returns the maximum of two vectors for each element.
public func max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { simd_max(x, y) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { x + t * (y - x) }
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func clamp(_ x: SIMD2<Float>, min: SIMD2<Float>, max: SIMD2<Float>) -> SIMD2<Float> { simd_clamp(x, min, max) }

// MARK: SIMD3 of Float

/// Returns the dot product of two vectors.
public func simd_dot(_ __x: SIMD3<Float>, _ __y: SIMD3<Float>) -> Float { (__x * __y).sum() }
/// Returns the square of the length of a vector.
public func simd_length_squared(_ __x: SIMD3<Float>) -> Float { (__x * __x).sum() }
/// Returns the length of a vector.
public func simd_length(_ __x: SIMD3<Float>) -> Float { (__x * __x).sum().squareRoot() }
/// Returns the distance between two vectors.
public func simd_distance(_ __x: SIMD3<Float>, _ __y: SIMD3<Float>) -> Float { simd_length(__x - __y) }
/// Returns the square of the distance between two vectors.
public func simd_distance_squared(_ __x: SIMD3<Float>, _ __y: SIMD3<Float>) -> Float { simd_length_squared(__x - __y) }
/// Returns the vector of length 1 with the same direction.
public func simd_normalize(_ __x: SIMD3<Float>) -> SIMD3<Float> { __x / simd_length(__x) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func simd_mix(_ __x: SIMD3<Float>, _ __y: SIMD3<Float>, _ __t: SIMD3<Float>) -> SIMD3<Float> {
    __x + __t * (__y - __x)
}
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func simd_reflect(_ __x: SIMD3<Float>, _ __n: SIMD3<Float>) -> SIMD3<Float> {
    __x - 2 * simd_dot(__x, __n) * __n
}
/// Returns the projection of the first vector onto the second.
public func simd_project(_ __x: SIMD3<Float>, _ __y: SIMD3<Float>) -> SIMD3<Float> {
    simd_dot(__x, __y) / simd_length_squared(__y) * __y
}
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func simd_clamp(_ __x: SIMD3<Float>, _ __min: SIMD3<Float>, _ __max: SIMD3<Float>) -> SIMD3<Float> {
    __x.clamped(lowerBound: __min, upperBound: __max)
}
/// Returns the absolute value of each element.
public func simd_abs(_ __x: SIMD3<Float>) -> SIMD3<Float> { __x.replacing(with: -__x, where: __x .< 0) }
/// Returns the minimum of two vectors for each element.
public func simd_min(_ __x: SIMD3<Float>, _ __y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(__x, __y) }
/// Returns the maximum of two vectors for each element.
public func simd_max(_ __x: SIMD3<Float>, _ __y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(__x, __y) }
/// Returns the dot product of two vectors.
public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_dot(x, y) }
/// Returns the length of a vector.
public func length(_ x: SIMD3<Float>) -> Float { simd_length(x) }
/// Returns the square of the length of a vector.
public func length_squared(_ x: SIMD3<Float>) -> Float { simd_length_squared(x) }
/// Returns the distance between two vectors.
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_distance(x, y) }
/// Returns the square of the distance between two vectors.
public func distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { simd_distance_squared(x, y) }
/// Returns the vector of length 1 with the same direction.
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { simd_normalize(x) }
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func reflect(_ x: SIMD3<Float>, n: SIMD3<Float>) -> SIMD3<Float> { simd_reflect(x, n) }
/// Returns the projection of the first vector onto the second.
public func project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { simd_project(x, y) }
/// Returns the absolute value of each element.
public func abs(_ x: SIMD3<Float>) -> SIMD3<Float> { simd_abs(x) }
/// Returns the minimum of two vectors for each element.
public func min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { simd_min(x, y) }
/// Returns the maximum of two vectors for each element.
public func max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { simd_max(x, y) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { x + t * (y - x) }
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func clamp(_ x: SIMD3<Float>, min: SIMD3<Float>, max: SIMD3<Float>) -> SIMD3<Float> { simd_clamp(x, min, max) }
/// Returns the cross product of two vectors.
public func simd_cross(_ __x: SIMD3<Float>, _ __y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(
        __x.y * __y.z - __x.z * __y.y, __x.z * __y.x - __x.x * __y.z, __x.x * __y.y - __x.y * __y.x)
}
/// Returns the cross product of two vectors.
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { simd_cross(x, y) }

// MARK: SIMD4 of Float

/// Returns the dot product of two vectors.
public func simd_dot(_ __x: SIMD4<Float>, _ __y: SIMD4<Float>) -> Float { (__x * __y).sum() }
/// Returns the square of the length of a vector.
public func simd_length_squared(_ __x: SIMD4<Float>) -> Float { (__x * __x).sum() }
/// Returns the length of a vector.
public func simd_length(_ __x: SIMD4<Float>) -> Float { (__x * __x).sum().squareRoot() }
/// Returns the distance between two vectors.
public func simd_distance(_ __x: SIMD4<Float>, _ __y: SIMD4<Float>) -> Float { simd_length(__x - __y) }
/// Returns the square of the distance between two vectors.
public func simd_distance_squared(_ __x: SIMD4<Float>, _ __y: SIMD4<Float>) -> Float { simd_length_squared(__x - __y) }
/// Returns the vector of length 1 with the same direction.
public func simd_normalize(_ __x: SIMD4<Float>) -> SIMD4<Float> { __x / simd_length(__x) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func simd_mix(_ __x: SIMD4<Float>, _ __y: SIMD4<Float>, _ __t: SIMD4<Float>) -> SIMD4<Float> {
    __x + __t * (__y - __x)
}
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func simd_reflect(_ __x: SIMD4<Float>, _ __n: SIMD4<Float>) -> SIMD4<Float> {
    __x - 2 * simd_dot(__x, __n) * __n
}
/// Returns the projection of the first vector onto the second.
public func simd_project(_ __x: SIMD4<Float>, _ __y: SIMD4<Float>) -> SIMD4<Float> {
    simd_dot(__x, __y) / simd_length_squared(__y) * __y
}
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func simd_clamp(_ __x: SIMD4<Float>, _ __min: SIMD4<Float>, _ __max: SIMD4<Float>) -> SIMD4<Float> {
    __x.clamped(lowerBound: __min, upperBound: __max)
}
/// Returns the absolute value of each element.
public func simd_abs(_ __x: SIMD4<Float>) -> SIMD4<Float> { __x.replacing(with: -__x, where: __x .< 0) }
/// Returns the minimum of two vectors for each element.
public func simd_min(_ __x: SIMD4<Float>, _ __y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(__x, __y) }
/// Returns the maximum of two vectors for each element.
public func simd_max(_ __x: SIMD4<Float>, _ __y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(__x, __y) }
/// Returns the dot product of two vectors.
public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_dot(x, y) }
/// Returns the length of a vector.
public func length(_ x: SIMD4<Float>) -> Float { simd_length(x) }
/// Returns the square of the length of a vector.
public func length_squared(_ x: SIMD4<Float>) -> Float { simd_length_squared(x) }
/// Returns the distance between two vectors.
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_distance(x, y) }
/// Returns the square of the distance between two vectors.
public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { simd_distance_squared(x, y) }
/// Returns the vector of length 1 with the same direction.
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { simd_normalize(x) }
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func reflect(_ x: SIMD4<Float>, n: SIMD4<Float>) -> SIMD4<Float> { simd_reflect(x, n) }
/// Returns the projection of the first vector onto the second.
public func project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { simd_project(x, y) }
/// Returns the absolute value of each element.
public func abs(_ x: SIMD4<Float>) -> SIMD4<Float> { simd_abs(x) }
/// Returns the minimum of two vectors for each element.
public func min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { simd_min(x, y) }
/// Returns the maximum of two vectors for each element.
public func max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { simd_max(x, y) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { x + t * (y - x) }
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func clamp(_ x: SIMD4<Float>, min: SIMD4<Float>, max: SIMD4<Float>) -> SIMD4<Float> { simd_clamp(x, min, max) }

// MARK: SIMD2 of Double

/// Returns the dot product of two vectors.
public func simd_dot(_ __x: SIMD2<Double>, _ __y: SIMD2<Double>) -> Double { (__x * __y).sum() }
/// Returns the square of the length of a vector.
public func simd_length_squared(_ __x: SIMD2<Double>) -> Double { (__x * __x).sum() }
/// Returns the length of a vector.
public func simd_length(_ __x: SIMD2<Double>) -> Double { (__x * __x).sum().squareRoot() }
/// Returns the distance between two vectors.
public func simd_distance(_ __x: SIMD2<Double>, _ __y: SIMD2<Double>) -> Double { simd_length(__x - __y) }
/// Returns the square of the distance between two vectors.
public func simd_distance_squared(_ __x: SIMD2<Double>, _ __y: SIMD2<Double>) -> Double {
    simd_length_squared(__x - __y)
}
/// Returns the vector of length 1 with the same direction.
public func simd_normalize(_ __x: SIMD2<Double>) -> SIMD2<Double> { __x / simd_length(__x) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func simd_mix(_ __x: SIMD2<Double>, _ __y: SIMD2<Double>, _ __t: SIMD2<Double>) -> SIMD2<Double> {
    __x + __t * (__y - __x)
}
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func simd_reflect(_ __x: SIMD2<Double>, _ __n: SIMD2<Double>) -> SIMD2<Double> {
    __x - 2 * simd_dot(__x, __n) * __n
}
/// Returns the projection of the first vector onto the second.
public func simd_project(_ __x: SIMD2<Double>, _ __y: SIMD2<Double>) -> SIMD2<Double> {
    simd_dot(__x, __y) / simd_length_squared(__y) * __y
}
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func simd_clamp(_ __x: SIMD2<Double>, _ __min: SIMD2<Double>, _ __max: SIMD2<Double>) -> SIMD2<Double> {
    __x.clamped(lowerBound: __min, upperBound: __max)
}
/// Returns the absolute value of each element.
public func simd_abs(_ __x: SIMD2<Double>) -> SIMD2<Double> { __x.replacing(with: -__x, where: __x .< 0) }
/// Returns the minimum of two vectors for each element.
public func simd_min(_ __x: SIMD2<Double>, _ __y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(__x, __y) }
/// Returns the maximum of two vectors for each element.
public func simd_max(_ __x: SIMD2<Double>, _ __y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(__x, __y) }
/// Returns the dot product of two vectors.
public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_dot(x, y) }
/// Returns the length of a vector.
public func length(_ x: SIMD2<Double>) -> Double { simd_length(x) }
/// Returns the square of the length of a vector.
public func length_squared(_ x: SIMD2<Double>) -> Double { simd_length_squared(x) }
/// Returns the distance between two vectors.
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_distance(x, y) }
/// Returns the square of the distance between two vectors.
public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { simd_distance_squared(x, y) }
/// Returns the vector of length 1 with the same direction.
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { simd_normalize(x) }
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func reflect(_ x: SIMD2<Double>, n: SIMD2<Double>) -> SIMD2<Double> { simd_reflect(x, n) }
/// Returns the projection of the first vector onto the second.
public func project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { simd_project(x, y) }
/// Returns the absolute value of each element.
public func abs(_ x: SIMD2<Double>) -> SIMD2<Double> { simd_abs(x) }
/// Returns the minimum of two vectors for each element.
public func min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { simd_min(x, y) }
/// Returns the maximum of two vectors for each element.
public func max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { simd_max(x, y) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { x + t * (y - x) }
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double> {
    simd_clamp(x, min, max)
}

// MARK: SIMD3 of Double

/// Returns the dot product of two vectors.
public func simd_dot(_ __x: SIMD3<Double>, _ __y: SIMD3<Double>) -> Double { (__x * __y).sum() }
/// Returns the square of the length of a vector.
public func simd_length_squared(_ __x: SIMD3<Double>) -> Double { (__x * __x).sum() }
/// Returns the length of a vector.
public func simd_length(_ __x: SIMD3<Double>) -> Double { (__x * __x).sum().squareRoot() }
/// Returns the distance between two vectors.
public func simd_distance(_ __x: SIMD3<Double>, _ __y: SIMD3<Double>) -> Double { simd_length(__x - __y) }
/// Returns the square of the distance between two vectors.
public func simd_distance_squared(_ __x: SIMD3<Double>, _ __y: SIMD3<Double>) -> Double {
    simd_length_squared(__x - __y)
}
/// Returns the vector of length 1 with the same direction.
public func simd_normalize(_ __x: SIMD3<Double>) -> SIMD3<Double> { __x / simd_length(__x) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func simd_mix(_ __x: SIMD3<Double>, _ __y: SIMD3<Double>, _ __t: SIMD3<Double>) -> SIMD3<Double> {
    __x + __t * (__y - __x)
}
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func simd_reflect(_ __x: SIMD3<Double>, _ __n: SIMD3<Double>) -> SIMD3<Double> {
    __x - 2 * simd_dot(__x, __n) * __n
}
/// Returns the projection of the first vector onto the second.
public func simd_project(_ __x: SIMD3<Double>, _ __y: SIMD3<Double>) -> SIMD3<Double> {
    simd_dot(__x, __y) / simd_length_squared(__y) * __y
}
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func simd_clamp(_ __x: SIMD3<Double>, _ __min: SIMD3<Double>, _ __max: SIMD3<Double>) -> SIMD3<Double> {
    __x.clamped(lowerBound: __min, upperBound: __max)
}
/// Returns the absolute value of each element.
public func simd_abs(_ __x: SIMD3<Double>) -> SIMD3<Double> { __x.replacing(with: -__x, where: __x .< 0) }
/// Returns the minimum of two vectors for each element.
public func simd_min(_ __x: SIMD3<Double>, _ __y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(__x, __y) }
/// Returns the maximum of two vectors for each element.
public func simd_max(_ __x: SIMD3<Double>, _ __y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMax(__x, __y) }
/// Returns the dot product of two vectors.
public func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_dot(x, y) }
/// Returns the length of a vector.
public func length(_ x: SIMD3<Double>) -> Double { simd_length(x) }
/// Returns the square of the length of a vector.
public func length_squared(_ x: SIMD3<Double>) -> Double { simd_length_squared(x) }
/// Returns the distance between two vectors.
public func distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_distance(x, y) }
/// Returns the square of the distance between two vectors.
public func distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { simd_distance_squared(x, y) }
/// Returns the vector of length 1 with the same direction.
public func normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { simd_normalize(x) }
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func reflect(_ x: SIMD3<Double>, n: SIMD3<Double>) -> SIMD3<Double> { simd_reflect(x, n) }
/// Returns the projection of the first vector onto the second.
public func project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { simd_project(x, y) }
/// Returns the absolute value of each element.
public func abs(_ x: SIMD3<Double>) -> SIMD3<Double> { simd_abs(x) }
/// Returns the minimum of two vectors for each element.
public func min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { simd_min(x, y) }
/// Returns the maximum of two vectors for each element.
public func max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { simd_max(x, y) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> { x + t * (y - x) }
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func clamp(_ x: SIMD3<Double>, min: SIMD3<Double>, max: SIMD3<Double>) -> SIMD3<Double> {
    simd_clamp(x, min, max)
}
/// Returns the cross product of two vectors.
public func simd_cross(_ __x: SIMD3<Double>, _ __y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(
        __x.y * __y.z - __x.z * __y.y, __x.z * __y.x - __x.x * __y.z, __x.x * __y.y - __x.y * __y.x)
}
/// Returns the cross product of two vectors.
public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { simd_cross(x, y) }

// MARK: SIMD4 of Double

/// Returns the dot product of two vectors.
public func simd_dot(_ __x: SIMD4<Double>, _ __y: SIMD4<Double>) -> Double { (__x * __y).sum() }
/// Returns the square of the length of a vector.
public func simd_length_squared(_ __x: SIMD4<Double>) -> Double { (__x * __x).sum() }
/// Returns the length of a vector.
public func simd_length(_ __x: SIMD4<Double>) -> Double { (__x * __x).sum().squareRoot() }
/// Returns the distance between two vectors.
public func simd_distance(_ __x: SIMD4<Double>, _ __y: SIMD4<Double>) -> Double { simd_length(__x - __y) }
/// Returns the square of the distance between two vectors.
public func simd_distance_squared(_ __x: SIMD4<Double>, _ __y: SIMD4<Double>) -> Double {
    simd_length_squared(__x - __y)
}
/// Returns the vector of length 1 with the same direction.
public func simd_normalize(_ __x: SIMD4<Double>) -> SIMD4<Double> { __x / simd_length(__x) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func simd_mix(_ __x: SIMD4<Double>, _ __y: SIMD4<Double>, _ __t: SIMD4<Double>) -> SIMD4<Double> {
    __x + __t * (__y - __x)
}
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func simd_reflect(_ __x: SIMD4<Double>, _ __n: SIMD4<Double>) -> SIMD4<Double> {
    __x - 2 * simd_dot(__x, __n) * __n
}
/// Returns the projection of the first vector onto the second.
public func simd_project(_ __x: SIMD4<Double>, _ __y: SIMD4<Double>) -> SIMD4<Double> {
    simd_dot(__x, __y) / simd_length_squared(__y) * __y
}
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func simd_clamp(_ __x: SIMD4<Double>, _ __min: SIMD4<Double>, _ __max: SIMD4<Double>) -> SIMD4<Double> {
    __x.clamped(lowerBound: __min, upperBound: __max)
}
/// Returns the absolute value of each element.
public func simd_abs(_ __x: SIMD4<Double>) -> SIMD4<Double> { __x.replacing(with: -__x, where: __x .< 0) }
/// Returns the minimum of two vectors for each element.
public func simd_min(_ __x: SIMD4<Double>, _ __y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(__x, __y) }
/// Returns the maximum of two vectors for each element.
public func simd_max(_ __x: SIMD4<Double>, _ __y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(__x, __y) }
/// Returns the dot product of two vectors.
public func dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_dot(x, y) }
/// Returns the length of a vector.
public func length(_ x: SIMD4<Double>) -> Double { simd_length(x) }
/// Returns the square of the length of a vector.
public func length_squared(_ x: SIMD4<Double>) -> Double { simd_length_squared(x) }
/// Returns the distance between two vectors.
public func distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_distance(x, y) }
/// Returns the square of the distance between two vectors.
public func distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { simd_distance_squared(x, y) }
/// Returns the vector of length 1 with the same direction.
public func normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { simd_normalize(x) }
/// Returns the reflection of a vector in a plane. The normal of the plane must have a length of 1.
public func reflect(_ x: SIMD4<Double>, n: SIMD4<Double>) -> SIMD4<Double> { simd_reflect(x, n) }
/// Returns the projection of the first vector onto the second.
public func project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { simd_project(x, y) }
/// Returns the absolute value of each element.
public func abs(_ x: SIMD4<Double>) -> SIMD4<Double> { simd_abs(x) }
/// Returns the minimum of two vectors for each element.
public func min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { simd_min(x, y) }
/// Returns the maximum of two vectors for each element.
public func max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { simd_max(x, y) }
/// Returns the linear interpolation between two vectors. The result is the first vector at 0 and the second vector at
/// 1.
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> { x + t * (y - x) }
/// Returns a vector with each element clamped to the range between a minimum and a maximum.
public func clamp(_ x: SIMD4<Double>, min: SIMD4<Double>, max: SIMD4<Double>) -> SIMD4<Double> {
    simd_clamp(x, min, max)
}
