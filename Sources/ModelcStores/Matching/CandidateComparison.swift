import ModelcHashes
import ModelcSchema
import ModelcText

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

/// The entities that a store of a version may hold: all, or those of one configuration (FormatStore §3).
struct EntityScope {
    /// The configuration's name; nil for all entities.
    var configurationName: String?
    /// The entities' names; nil for all entities.
    var entityNames: Set<String>?

    /// The scopes of a model, all entities first.
    static func scopes(of model: ManagedObjectModel) -> [EntityScope] {
        [EntityScope()]
            + model.configurations.filter { !$0.members.isEmpty }.map {
                EntityScope(configurationName: $0.name, entityNames: Set($0.members.map(\.name)))
            }
    }

    func contains(_ name: String) -> Bool { entityNames?.contains(name) ?? true }
}

/// Finds the versions of several models whose entities together are those of a store: an app may merge models into one,
/// and its stores have the entities of all of them.
enum MergedModels {
    /// One version of each model that is needed, by model path; empty where they do not add up to the store.
    ///
    /// - Parameters:
    ///   - comparisons: of all versions in all scopes.
    ///   - names: the names of the store's entities.
    static func parts(_ comparisons: [CandidateComparison], of names: Set<String>) -> [CandidateComparison] {
        let byModel = Dictionary(grouping: comparisons.filter(\.hashes.isPart), by: \.candidate.modelPath)
        guard byModel.count > 1 else { return [] }
        let largest = byModel.values.compactMap { versions in versions.max { isSmaller($0, $1) } }
        guard names.isSubset(of: union(largest)) else { return [] }
        var parts = largest.sorted { isSmaller($0, $1) }
        for part in parts {
            let rest = parts.filter { $0.index != part.index }
            if names.isSubset(of: union(rest)) { parts = rest }
        }
        return parts.sorted { $0.candidate.modelPath.isBefore($1.candidate.modelPath) }
    }

    /// Of versions with as many entities the one whose identifier the store carries counts more, then the later one.
    private static func isSmaller(_ left: CandidateComparison, _ right: CandidateComparison) -> Bool {
        if left.entityNames.count != right.entityNames.count { return left.entityNames.count < right.entityNames.count }
        return left.hasIdentifier == right.hasIdentifier ? left.index < right.index : right.hasIdentifier
    }

    private static func union(_ parts: [CandidateComparison]) -> Set<String> {
        parts.reduce(into: []) { $0.formUnion($1.entityNames) }
    }
}

/// Compares the version hashes of a store with those of a version, within a scope (FormatStore §3).
struct HashComparison {
    private(set) var equalCount = 0
    /// Entities with another hash than the store's that modelc is not certain of.
    private(set) var unverified: [String] = []
    private(set) var differences: [StoreEntityDifference] = []

    /// - Parameter stored: the store's hashes; nil if it has none that can be compared.
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
            // A hash that was not certain is confirmed by being the same.
            equalCount += 1
        } else if entity.hash != nil, !entity.isVerified {
            unverified.append(entity.name)
        } else {
            differences.append(StoreEntityDifference(name: entity.name, kind: .changed))
        }
    }

    /// Whether the two have the same entities with the same hashes.
    var isEqual: Bool { equalCount > 0 && unverified.isEmpty && differences.isEmpty }
    /// Whether the two are the same as far as modelc can be certain, and equal in an entity at least.
    var isPossible: Bool { equalCount > 0 && differences.isEmpty }
    /// Whether the store has every entity of the version as the version has it, and may have more.
    var isPart: Bool { equalCount > 0 && unverified.isEmpty && differences.allSatisfy { $0.kind == .added } }
}
