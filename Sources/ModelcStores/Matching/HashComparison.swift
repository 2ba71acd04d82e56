import ModelcSchema
import ModelcText

/// Compares the version hashes of a store with those of a version, within a scope (FormatStore §3).
struct HashComparison {
    private(set) var equalCount = 0
    /// Entities with another hash than the store's that modelc is not certain of.
    private(set) var unverified: [String] = []
    private(set) var differences: [StoreEntityDifference] = []

    /// - Parameter stored: the store's hashes; nil where it has none that can be compared.
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
