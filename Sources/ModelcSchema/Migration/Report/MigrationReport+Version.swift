extension MigrationReport {
    /// A version of the model, or one of a git revision that stores may be of.
    package struct Version: Hashable, Sendable {
        /// The version hash of one entity.
        package struct Entity: Hashable, Sendable {
            package var name: String
            package var hash: VersionHash

            package init(name: String, hash: VersionHash) {
                self.name = name
                self.hash = hash
            }
        }

        /// The name, unique among the versions of a report; of a git revision `V3 (main)`.
        package var name: String
        /// The path of the version's file, as the user would type it; of a git revision `main:path`.
        package var file: String
        /// The identifier that the author gave to the version; nil for none.
        package var identifier: String?
        /// Whether new stores are made with it.
        package var isCurrent: Bool
        /// Whether the lock file says that it has shipped.
        package var isLocked: Bool
        /// The git revision that it is of; nil for a version of the bundle.
        package var revision: String?
        /// The first version with the same schema; nil where it is the first itself. Stores cannot tell the two apart.
        package var sameSchemaAs: String?
        /// The hash over all entities; nil where an entity has none.
        package var checksum: VersionHash?
        /// Whether a hash is not certain to be Core Data's (version-hash §7).
        package var isHashUnverified: Bool
        /// The entities that have a hash, by name in byte order.
        package var entities: [Entity]

        package init(
            name: String, file: String, identifier: String? = nil, isCurrent: Bool = false, isLocked: Bool = false,
            revision: String? = nil, sameSchemaAs: String? = nil, checksum: VersionHash? = nil,
            isHashUnverified: Bool = false, entities: [Entity] = []
        ) {
            self.name = name
            self.file = file
            self.identifier = identifier
            self.isCurrent = isCurrent
            self.isLocked = isLocked
            self.revision = revision
            self.sameSchemaAs = sameSchemaAs
            self.checksum = checksum
            self.isHashUnverified = isHashUnverified
            self.entities = entities
        }
    }
}
