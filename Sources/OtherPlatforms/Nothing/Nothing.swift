// Off Linux the modules of Apple's systems are Apple's own, and Perch's products of their names hold nothing. They are there,
// since a manifest may name them for Linux only by a condition, and SwiftPM looks for a product before it looks at that.
