import ModelcPlans
import ModelcSchema

/// One version of a model, as input of rules about versions.
package struct LintedVersion: Sendable {
    /// The version's name without extension.
    package var name: String
    /// Whether it is the current version, with which new stores are created.
    package var isCurrent: Bool
    /// Its content; nil if it could not be read, and is not checked.
    package var model: ManagedObjectModel?
    /// Its version hashes; nil if it could not be read, or they were not requested.
    let hashes: ModelVersionHashes?
    /// The version hashes of its entities by name, only those that are verified to be Core Data's.
    let entityHashes: [String: VersionHash]

    package init(name: String, isCurrent: Bool, model: ManagedObjectModel?, hashes: ModelVersionHashes? = nil) {
        self.name = name
        self.isCurrent = isCurrent
        self.model = model
        self.hashes = hashes
        let certain = (hashes?.entities ?? []).filter(\.isVerified).compactMap { entity in
            entity.hash.map { (entity.name, $0) }
        }
        entityHashes = Dictionary(certain, uniquingKeysWith: { first, _ in first })
    }

    /// Whether all entities have a verified hash.
    var isHashed: Bool { model?.entities.allSatisfy { entityHashes[$0.name] != nil } ?? false }
}
