import ModelcBase
import ModelcSchema

/// The result of comparing a store with one version in one scope (all entities, or one configuration), by all methods.
struct CandidateComparison {
    let candidate: StoreCandidate
    /// The index of the version in the list of candidates.
    let index: Int
    let scope: EntityScope
    let hashes: HashComparison
    /// Whether the store's checksum or digest equals the version's.
    let hasChecksum: Bool
    let distance: StoreStructureDistance
    /// Whether the store has the version identifier of this version. This is only a hint.
    let hasIdentifier: Bool
    /// The names of the version's entities in the compared scope (all entities, or one configuration).
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
        guard isKnown, metadata.checksum != nil || metadata.digest != nil else { return false }
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

/// Compares the version hashes of a store with the hashes of a version, for all entities or for one configuration
/// (FormatStore §3).
struct HashComparison {
    private(set) var equalCount = 0
    /// The names of entities with a hash that differs from the store's hash, but is unverified.
    private(set) var unverified: [String] = []
    private(set) var differences: [StoreEntityDifference] = []

    /// - Parameter stored: the store's hashes; nil if the store has no hashes that can be compared.
    init(_ stored: [StoreEntityHash]?, _ entities: [EntityVersionHash]) {
        guard let stored else { return }
        var rest = Dictionary(stored.map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first })
        for entity in entities { compare(entity, rest.removeValue(forKey: entity.name)) }
        differences += rest.keys.map { StoreEntityDifference(name: $0, kind: .added) }
        differences.sort { $0.name.isBefore($1.name) }
    }

    private mutating func compare(_ entity: EntityVersionHash, _ stored: VersionHash?) {
        guard let stored else {
            differences.append(StoreEntityDifference(name: entity.name, kind: .missing))
            return
        }
        if entity.hash == stored {
            // A hash that equals the store's hash is confirmed by it, even if modelc could not verify the hash before.
            equalCount += 1
        } else if entity.hash != nil, !entity.isVerified {
            unverified.append(entity.name)
        } else {
            differences.append(StoreEntityDifference(name: entity.name, kind: .changed))
        }
    }

    /// Whether the store and the version have the same entities with the same hashes.
    var isEqual: Bool { equalCount > 0 && unverified.isEmpty && differences.isEmpty }
    /// Whether no verified hash differs, and at least one hash is equal.
    var isPossible: Bool { equalCount > 0 && differences.isEmpty }
    /// Whether the store has every entity of the version with the same hash. The store may have more entities.
    var isPart: Bool { equalCount > 0 && unverified.isEmpty && differences.allSatisfy { $0.kind == .added } }
}
