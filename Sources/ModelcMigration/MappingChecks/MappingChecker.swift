import ModelcPlans
import ModelcSchema

/// Checks a mapping model: is it outdated -> does it fit other versions too -> are its names known, and its numbers
/// and names unique -> do the directions of relationships agree -> is anything missing -> do its policies exist -> is
/// it needed (FormatMappingModel §9, FormatMigrationFacts §9, MigrationFindings).
///
/// Uses the current versions; if one is not known, the copy in the mapping model.
package struct MappingChecker: Sendable {
    /// The codes of findings in mapping models, in the order in which reports list them.
    package static let codes: [MigrationFindingCode] = [
        .staleMapping, .ambiguousMapping, .orphanedMappings, .unknownPolicy, .unknownInMapping, .inverseRowsDisagree,
        .mappingUnneeded, .propertyWithoutRow, .rivalMappings, .repeatedMappingNumber, .repeatedMappingName,
        .entityOmittedByMapping,
    ]

    /// Codes for which a plan can find more: it also knows which mapping models fit the same versions although they
    /// were made for others, and what is lost in a step that uses one of those. Only a plan can conclude that there
    /// are no such findings.
    package static let codesOfPlans: Set<MigrationFindingCode> = [.rivalMappings, .entityOmittedByMapping]

    package init() {}

    /// Returns all findings, in the order of the mapping model's file.
    package func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        let mapping = CheckedMapping(subject)
        let inverses = InverseRowCheck(mapping)
        let all =
            StaleCopyCheck.findings(in: subject) + AmbiguousMappingCheck.findings(in: subject)
            + UnknownNameCheck(mapping).findings() + RepeatedMappingCheck.findings(in: subject.mapping)
            + inverses.findings
            + MissingRowCheck(mapping, reported: inverses.missingRows).findings()
            + PolicyClassCheck.findings(in: subject) + NeedCheck.findings(in: mapping)
        return all.sorted()
    }
}

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

/// A mapping model with its names resolved in the current versions.
struct CheckedMapping {
    let mapping: MappingModel
    let resolved: ResolvedMapping
    /// The path of the newer version's file; nil if the version is not known.
    let destinationFile: String?

    init(_ subject: MappingCheckSubject) {
        var current = subject.mapping
        current.source.model = subject.source.version?.model ?? current.source.model
        current.destination.model = subject.destination.version?.model ?? current.destination.model
        mapping = subject.mapping
        destinationFile = subject.destination.version?.filePath
        resolved = ResolvedMapping(current)
    }

    var source: ResolvedModel? { resolved.source }
    var destination: ResolvedModel? { resolved.destination }

    func sourceEntity(of mapping: EntityMapping) -> EntityDescription? {
        mapping.sourceEntityName.flatMap { source?.entity(named: $0) }
    }

    func destinationEntity(of mapping: EntityMapping) -> EntityDescription? {
        mapping.destinationEntityName.flatMap { destination?.entity(named: $0) }
    }

    /// Returns the stored relationships of an entity, including inherited ones; of several with one name the nearest.
    func relationships(of entity: EntityDescription) -> [RelationshipDescription] {
        guard let destination else { return [] }
        var seen: Set<String> = []
        return destination.allRelationships(of: entity).reversed().filter { seen.insert($0.name).inserted }
            .filter { !$0.isTransient }.sorted { $0.name.isBefore($1.name) }
    }
}
