import ModelcPlans
import ModelcSchema

/// A mapping model with everything that it is compared with.
package struct MappingCheckSubject: Sendable {
    /// The current state of a model version.
    package struct Version: Sendable {
        package var name: String
        /// The path of the bundle, which distinguishes versions with the same name.
        package var bundlePath: String
        /// The path of the file with the model.
        package var filePath: String
        package var model: ManagedObjectModel
        /// The version hashes of its entities by name, without entities whose hash cannot be computed.
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
        /// The version that the copy was made from; nil if it is not found.
        package var version: Version?
        /// The version hashes of the copy by entity name, without entities whose hash cannot be computed.
        package var copiedHashes: [String: VersionHash]
        /// The entities in which copy and version differ, in byte order; empty if the copy is up to date.
        var staleEntities: [String]

        package init(version: Version?, copiedHashes: [String: VersionHash], staleEntities: [String]) {
            self.version = version
            self.copiedHashes = copiedHashes
            self.staleEntities = staleEntities
        }
    }

    /// Two versions, by the paths of their files.
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
    /// All versions between which a store may be migrated: those of the bundles of both sides.
    package var versions: [Version]
    /// The versions that other mapping models were made for and fit.
    package var mappedPairs: Set<Pair> = []
    /// The versions between which stores are migrated; nil for all.
    package var plannedPairs: Set<Pair>?
    /// The classes in the app's sources; nil if no sources are configured.
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
