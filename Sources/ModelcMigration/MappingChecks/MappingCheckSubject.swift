import ModelcPlans
import ModelcSchema

/// A mapping model, and everything that its checks compare it with.
package struct MappingCheckSubject: Sendable {
    /// The current state of a model version.
    package struct Version: Sendable {
        package var name: String
        /// The path of the model bundle. It distinguishes versions with the same name.
        package var bundlePath: String
        /// The path of the version's model file.
        package var filePath: String
        package var model: ManagedObjectModel
        /// The version hashes by entity name. Entities whose hash cannot be computed are missing.
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

    /// The source or the destination of the mapping model.
    package struct Side: Sendable {
        /// The model version from which the copy in the mapping model was made; nil if it is not found.
        package var version: Version?
        /// The version hashes of the copy by entity name. Entities whose hash cannot be computed are missing.
        package var copiedHashes: [String: VersionHash]
        /// The names of the entities that differ between the copy and the version, in byte order; empty if the copy is
        /// up to date.
        var staleEntities: [String]

        package init(version: Version?, copiedHashes: [String: VersionHash], staleEntities: [String]) {
            self.version = version
            self.copiedHashes = copiedHashes
            self.staleEntities = staleEntities
        }
    }

    /// Two versions, identified by the paths of their files.
    package struct Pair: Hashable, Sendable {
        package var from: String
        package var to: String

        package init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    package var mapping: MappingModel
    package var source: Side
    package var destination: Side
    /// All versions between which a store may be migrated: the versions of the source's and the destination's bundle.
    package var versions: [Version]
    /// The pairs of versions that have a mapping model of their own. A mapping model that no longer fits its versions
    /// does not count.
    package var mappedPairs: Set<Pair> = []
    /// The pairs of versions between which stores are migrated; nil if all pairs are considered.
    package var plannedPairs: Set<Pair>?
    /// The migration policy classes in the app's sources; nil if no sources are configured.
    var policyClasses: PolicyClasses?

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
