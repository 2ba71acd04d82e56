import ModelcPlans
import ModelcSchema

/// One version of a model, as input of rules about versions.
package struct LintedVersion: Sendable {
    /// The version's name without extension.
    package var name: String
    /// True for the current version: new stores are created with it.
    package var isCurrent: Bool
    /// The version's content; nil if the file could not be read. Such a version is not checked.
    package var model: ManagedObjectModel?
    /// The version hashes; nil if the version could not be read, or if hashes were not requested.
    let hashes: ModelVersionHashes?
    /// The version hashes by entity name. Contains only hashes that are verified to be equal to Core Data's.
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

    /// True if every entity has a verified hash; false if the model could not be read.
    var isHashed: Bool { model?.entities.allSatisfy { entityHashes[$0.name] != nil } ?? false }
}
