import Testing

// A program rather than a test target: it is built without all other tests.
await Testing.__swiftPMEntryPoint() as Never
