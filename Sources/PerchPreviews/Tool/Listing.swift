/// All previews of the program, found without running any of their code in this process.
@MainActor
struct Listing {
    private(set) var entries = PreviewCatalogue.listed
    /// Providers whose `previews` could not be run.
    private(set) var broken: [Manifest.Failure] = []

    /// Finds the previews. Those of a `PreviewProvider` are known only once its `previews` ran; that is left to a worker,
    /// since it may trap.
    init(with pool: WorkerPool = WorkerPool(workers: 1, timeout: 30)) {
        let types = PreviewCatalogue.providerTypes
        guard !types.isEmpty else { return }
        let results = pool.run(types.indices.map(WorkerRequest.describeProvider)) { _, _ in }
        for (type, result) in zip(types, results) {
            switch result {
            case .reply(.provider(let elements), _):
                entries += elements.enumerated().map {
                    PreviewEntry(type, index: $0.offset, name: $0.element.name)
                }
            case .reply(.failed(let reason), _), .failed(let reason):
                let entry = PreviewEntry(type, index: 0, name: nil)
                broken.append(
                    Manifest.Failure(
                        name: entry.file, file: entry.module + "/" + entry.file, line: nil, variant: nil,
                        reason: reason))
            case .reply: break
            }
        }
    }
}
