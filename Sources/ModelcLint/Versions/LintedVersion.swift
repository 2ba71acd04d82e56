import ModelcSchema

/// One version of a model, as rules between versions see it.
package struct LintedVersion: Sendable {
    /// The version's name without extension.
    package var name: String
    /// Whether new stores are made with it.
    package var isCurrent: Bool
    /// What it says; nil where it could not be read, and nothing is said of it.
    package var model: ManagedObjectModel?
    /// The version hashes of its entities by name: those that are certain to be Core Data's, and no others.
    package var entityHashes: [String: VersionHash]

    package init(
        name: String, isCurrent: Bool, model: ManagedObjectModel?, entityHashes: [String: VersionHash] = [:]
    ) {
        self.name = name
        self.isCurrent = isCurrent
        self.model = model
        self.entityHashes = entityHashes
    }

    /// Whether all entities have a hash that is certain.
    var isHashed: Bool { model?.entities.allSatisfy { entityHashes[$0.name] != nil } ?? false }
}

extension [LintedVersion] {
    /// The version of a name; nil where there is none.
    func version(named name: String) -> LintedVersion? { first { $0.name == name } }

    /// The version that new stores are made with.
    var current: LintedVersion? { first(where: \.isCurrent) }
}
