import ModelcSchema

/// A mapping model with everything that it is compared with.
package struct MappingCheckSubject: Sendable {
    /// A version of a model as it is now.
    package struct Version: Sendable {
        package var name: String
        /// The path of the bundle, which tells versions of one name apart.
        package var bundlePath: String
        /// The path of the file with the model.
        package var filePath: String
        package var model: ManagedObjectModel
        /// The version hashes of its entities by name, those that are refused aside.
        package var hashes: [String: VersionHash]

        package init(
            name: String, bundlePath: String, filePath: String, model: ManagedObjectModel,
            hashes: [String: VersionHash]
        ) {
            self.name = name
            self.bundlePath = bundlePath
            self.filePath = filePath
            self.model = model
            self.hashes = hashes
        }
    }

    /// One of the two sides of the mapping model.
    package struct Side: Sendable {
        /// The version that the copy was made from; nil where it is not found.
        package var version: Version?
        /// The version hashes of the copy by entity name, those that are refused aside.
        package var copiedHashes: [String: VersionHash]
        /// The entities in which copy and version differ, in byte order; empty for a fresh copy.
        package var staleEntities: [String]

        package init(version: Version?, copiedHashes: [String: VersionHash], staleEntities: [String]) {
            self.version = version
            self.copiedHashes = copiedHashes
            self.staleEntities = staleEntities
        }
    }

    package var mapping: MappingModel
    package var source: Side
    package var destination: Side
    /// All versions between which a store may be migrated: those of the bundles of both sides.
    package var versions: [Version]
    /// The classes in the sources of the app; nil where nobody said where these are.
    package var policyClasses: PolicyClasses?

    package init(
        mapping: MappingModel, source: Side, destination: Side, versions: [Version],
        policyClasses: PolicyClasses? = nil
    ) {
        self.mapping = mapping
        self.source = source
        self.destination = destination
        self.versions = versions
        self.policyClasses = policyClasses
    }
}
