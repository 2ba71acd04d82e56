import ModelcSchema

/// A version in one scope, compared with a store in every way.
struct CandidateComparison {
    let candidate: StoreCandidate
    /// The place of the version among those given.
    let index: Int
    let scope: EntityScope
    let hashes: HashComparison
    /// Whether checksum or digest of the store are those of the version.
    let hasChecksum: Bool
    let distance: StoreStructureDistance
    /// Whether the store carries the identifier of the version; a hint only.
    let hasIdentifier: Bool
    /// The names of the version's entities within the scope.
    let entityNames: Set<String>
    private let entityCount: Int

    init(_ candidate: StoreCandidate, at index: Int, _ scope: EntityScope, _ content: StoreContent) {
        self.candidate = candidate
        self.index = index
        self.scope = scope
        let entities = candidate.hashes.entities.filter { scope.contains($0.name) }
        entityNames = Set(entities.map(\.name))
        entityCount = entities.count
        hashes = HashComparison(content.metadata.comparableHashes, entities)
        hasChecksum = CandidateComparison.hasChecksum(entities, content.metadata)
        distance = StructureComparison.distance(
            of: content.structure, to: ExpectedStructure(of: candidate.model, entityNames: scope.entityNames))
        let identifier = candidate.model.model.versionIdentifier ?? ""
        hasIdentifier = !identifier.isEmpty && content.metadata.identifiers.contains(identifier)
    }

    private static func hasChecksum(_ entities: [EntityVersionHash], _ metadata: StoreMetadata) -> Bool {
        let isKnown = (metadata.hashesVersion ?? StoreMetadata.knownHashesVersion) == StoreMetadata.knownHashesVersion
        guard isKnown, metadata.checksum != nil || metadata.digest != nil, !entities.isEmpty else { return false }
        let hashes = ModelVersionHashes(entities: entities, ownReasons: [])
        guard let checksum = hashes.checksum else { return false }
        return metadata.checksum == checksum.base64 || metadata.digest == hashes.digest
    }

    func rating(isMatch: Bool) -> StoreCandidateRating {
        StoreCandidateRating(
            modelPath: candidate.modelPath, versionName: candidate.versionName, isCurrent: candidate.isCurrent,
            configurationName: scope.configurationName, isMatch: isMatch, equalEntityCount: hashes.equalCount,
            entityCount: entityCount, unverifiedEntities: hashes.unverified, differences: hashes.differences,
            distance: distance)
    }
}
