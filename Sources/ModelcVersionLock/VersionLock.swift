import ModelcSchema

/// What `modelc.lock` says: the version hashes of model versions as they were shipped.
package struct VersionLock: Hashable, Sendable {
    /// The format of the file that is written and read.
    package static let format = 1
    /// The file's usual name; it stands beside the model.
    package static let fileName = "modelc.lock"
    /// The keyword of the line by which a lock file is known, with the blank behind it.
    package static let marker = "modelc-lock "

    /// The models by path in byte order.
    package var models: [LockedModel]

    package init(models: [LockedModel] = []) { self.models = models }

    /// The model of a path; nil where it is not locked. Setting it keeps the order; setting nil removes it.
    package subscript(path: String) -> LockedModel? {
        get { models.first { $0.path == path } }
        set {
            models.removeAll { $0.path == path }
            guard let newValue else { return }
            models.append(newValue)
            models.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        }
    }
}

/// The locked versions of one model.
package struct LockedModel: Hashable, Sendable {
    /// The model's path from the lock file's folder, with `/` between folders.
    package var path: String
    /// The versions in the model's order.
    package var versions: [LockedVersion]

    package init(path: String, versions: [LockedVersion] = []) {
        self.path = path
        self.versions = versions
    }

    /// The version of a name; nil where it is not locked.
    package func version(named name: String) -> LockedVersion? { versions.first { $0.name == name } }
}

/// One version of a model as it was shipped.
package struct LockedVersion: Hashable, Sendable {
    /// The version's name without `.xcdatamodel`.
    package var name: String
    /// The hash over all entities.
    package var checksum: VersionHash
    /// The entities by name in byte order.
    var entities: [LockedEntity]

    init(name: String, checksum: VersionHash, entities: [LockedEntity]) {
        self.name = name
        self.checksum = checksum
        self.entities = entities
    }

    /// A version as it is now; nil where one of its entities has no hash.
    init?(name: String, _ hashes: ModelVersionHashes) {
        guard let checksum = hashes.checksum else { return nil }
        self.init(name: name, checksum: checksum, entities: hashes.entities.compactMap(LockedEntity.init))
    }
}

/// One entity of a version as it was shipped.
struct LockedEntity: Hashable, Sendable {
    var name: String
    var hash: VersionHash
    /// Whether the hash was certain to be Core Data's when it was locked.
    var isVerified: Bool
    /// What the hash was computed from, in words; name and properties aside.
    var facts: [String]
    /// The properties that are part of the hash, by name in byte order.
    var properties: [LockedProperty]
}

extension LockedEntity {
    /// An entity as it is now; nil where it has no hash.
    init?(_ entity: EntityVersionHash) {
        guard let hash = entity.hash else { return nil }
        self.init(
            name: entity.name, hash: hash, isVerified: entity.isVerified, facts: entity.facts,
            properties: entity.properties.filter(\.isPartOfEntity).map(LockedProperty.init))
    }
}

/// One property of an entity as it was shipped.
struct LockedProperty: Hashable, Sendable {
    var name: String
    var hash: VersionHash
    /// What the hash was computed from, in words.
    var facts: [String]
}

extension LockedProperty {
    init(_ property: PropertyVersionHash) {
        self.init(name: property.name, hash: property.hash, facts: property.facts)
    }
}
