import ModelcSchema

/// Whether Core Data is expected to infer a mapping between two versions.
struct InferenceExpectation {
    let from: String
    let to: String
    let succeeds: Bool
    /// Whether no document says so.
    let isUnverified: Bool
    /// Why it fails, or what is not known, as sentences.
    let reasons: [String]

    private init(_ pair: KnownMapping.Pair, _ step: MigrationStep) {
        (from, to) = (pair.from, pair.to)
        let faults = step.inference.faults
        succeeds = faults.isEmpty
        // One known fault is enough to fail; conditions that are not known may make a mapping fail that has no fault.
        let conditions = step.inference.conditions.filter { $0.isUnverified && $0.check != .missingValues }
        isUnverified = succeeds ? !conditions.isEmpty : faults.allSatisfy(\.isUnverified)
        reasons =
            faults.map { "\($0.path): \($0.reason)." }
            + (succeeds ? conditions.map { "Unverified: \($0.path): \($0.requirement)." } : [])
    }

    /// The hops to the target and those between neighbours, each once; versions of one schema are left out.
    static func all(in input: MigrationCodeInput) -> [InferenceExpectation] {
        var seen: Set<KnownMapping.Pair> = []
        let routes = input.plan.routes.filter { input.version($0.from) != nil }.map {
            (KnownMapping.Pair(from: $0.from, to: $0.to), $0.direct)
        }
        let neighbours = MigrationCodeGenerator.neighbours(in: input.plan).compactMap { pair in
            input.steps[pair].map { (pair, $0) }
        }
        return (routes + neighbours).filter { seen.insert($0.0).inserted && $0.1.difference.altersHash }
            .map(InferenceExpectation.init)
    }
}
