import Foundation

/// The shortest way between two places on the ellipsoid of WGS 84, by Vincenty's inverse formula.
enum Geodesic {
    private static let equatorialRadius = 6_378_137.0
    private static let flattening = 1 / 298.257223563

    /// In meters. Between places on opposite sides of the Earth the formula does not settle; a sphere's answer counts there,
    /// which is right to half a percent.
    static func distance(from a: CLLocationCoordinate2D, to b: CLLocationCoordinate2D) -> CLLocationDistance {
        let f = flattening
        let polarRadius = equatorialRadius * (1 - f)
        let difference = radians(b.longitude - a.longitude)
        let u1 = atan((1 - f) * tan(radians(a.latitude)))
        let u2 = atan((1 - f) * tan(radians(b.latitude)))
        var lambda = difference
        for _ in 0..<100 {
            let crossing = cos(u2) * sin(lambda)
            let along = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            let sinSigma = (crossing * crossing + along * along).squareRoot()
            guard sinSigma != 0 else { return 0 }
            let cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
            let cos2Alpha = 1 - sinAlpha * sinAlpha
            let middle = cos2Alpha == 0 ? 0 : cosSigma - 2 * sin(u1) * sin(u2) / cos2Alpha
            let c = f / 16 * cos2Alpha * (4 + f * (4 - 3 * cos2Alpha))
            let last = lambda
            lambda =
                difference + (1 - c) * f * sinAlpha
                * (sigma + c * sinSigma * (middle + c * cosSigma * (-1 + 2 * middle * middle)))
            guard abs(lambda - last) < 1e-12 else { continue }
            let ratio = equatorialRadius * equatorialRadius / (polarRadius * polarRadius) - 1
            let u = cos2Alpha * ratio
            let scale = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
            let part = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
            let correction =
                part * sinSigma
                * (middle + part / 4
                    * (cosSigma * (-1 + 2 * middle * middle)
                        - part / 6 * middle * (-3 + 4 * sinSigma * sinSigma) * (-3 + 4 * middle * middle)))
            return polarRadius * scale * (sigma - correction)
        }
        return sphericalDistance(from: a, to: b)
    }

    private static func sphericalDistance(
        from a: CLLocationCoordinate2D, to b: CLLocationCoordinate2D
    ) -> CLLocationDistance {
        let north = sin(radians(b.latitude - a.latitude) / 2)
        let east = sin(radians(b.longitude - a.longitude) / 2)
        let chord = north * north + cos(radians(a.latitude)) * cos(radians(b.latitude)) * east * east
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }

    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
