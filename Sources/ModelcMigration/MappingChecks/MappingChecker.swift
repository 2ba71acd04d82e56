import ModelcPlans
import ModelcSchema

/// Says what is wrong with a mapping model: is it outdated -> does it fit other versions too -> are its names known, and its
/// numbers and names unique -> do the directions of relationships agree -> is anything left out -> are its policies there -> is it needed
/// (FormatMappingModel §9, FormatMigrationFacts §9, MigrationFindings).
///
/// Looks at the versions as they are now; where one is not known, at the copy in the mapping model.
package struct MappingChecker: Sendable {
    /// What is found in mapping models, in the order in which reports list it.
    package static let codes: [MigrationFindingCode] = [
        .staleMapping, .ambiguousMapping, .orphanedMappings, .unknownPolicy, .unknownInMapping, .inverseRowsDisagree,
        .mappingUnneeded, .propertyWithoutRow, .rivalMappings, .repeatedMappingNumber, .repeatedMappingName,
        .entityOmittedByMapping,
    ]

    /// Those of which a plan finds more: it also knows which mapping models fit the same versions although they were made for
    /// others, and what a step loses that takes one of those. Only a plan can say that there is nothing to find.
    package static let codesOfPlans: Set<MigrationFindingCode> = [.rivalMappings, .entityOmittedByMapping]

    package init() {}

    /// Everything that is to be said, in the order of the mapping model's file.
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
    /// The classes in the sources of the app; nil if it is not set where these are.
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

/// A mapping model with its names looked up in the versions as they are now.
struct CheckedMapping {
    let mapping: MappingModel
    let resolved: ResolvedMapping
    /// The path of the newer version's file; nil where the version is not known.
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

    /// The stored relationships that objects of an entity have, of those with one name the nearest.
    func relationships(of entity: EntityDescription) -> [RelationshipDescription] {
        guard let destination else { return [] }
        var seen: Set<String> = []
        return destination.allRelationships(of: entity).reversed().filter { seen.insert($0.name).inserted }
            .filter { !$0.isTransient }.sorted { $0.name.isBefore($1.name) }
    }
}
