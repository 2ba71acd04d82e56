import ModelcBase
import ModelcPlans
import ModelcSchema

/// Finds the versions between which Core Data would use a mapping model. In these versions, every entity that the
/// mapping model mentions has the same version hash as in the copies in the mapping model (FormatMigrationFacts §9).
/// Other entities may differ.
package enum MappingFit {
    /// Returns the pairs of versions that a mapping model fits, as indexes in `versions`, ordered by source, then
    /// destination.
    ///
    /// - Parameters:
    ///   - source: the version hashes of the copy of the source model by entity name, without entities whose hash
    ///     cannot be computed.
    ///   - destination: the version hashes of the copy of the destination model, in the same form.
    ///   - versions: the version hashes of each version, in the same form.
    package static func pairs(
        of mapping: MappingModel, source: [String: VersionHash], destination: [String: VersionHash],
        among versions: [[String: VersionHash]]
    ) -> [(from: Int, to: Int)] {
        let mentioned = mentionedEntities(in: mapping)
        let sources = fitting(mentioned.source, source, versions)
        let targets = fitting(mentioned.destination, destination, versions)
        return sources.flatMap { from in targets.filter { $0 != from }.map { (from, $0) } }
    }

    /// Whether a version fits the source or the destination: every entity that the mapping model mentions has the same
    /// version hash in the version and in the copy.
    package static func fits(
        _ mentioned: Set<String>, _ copied: [String: VersionHash], _ version: [String: VersionHash]
    ) -> Bool {
        mentioned.allSatisfy { name in copied[name].map { version[name] == $0 } ?? false }
    }

    private static func fitting(
        _ names: Set<String>, _ copied: [String: VersionHash], _ versions: [[String: VersionHash]]
    ) -> [Int] {
        versions.indices.filter { fits(names, copied, versions[$0]) }
    }
}

extension MappingFit {
    /// Returns the names of the source and destination entities that the entity mappings mention. Core Data compares
    /// only the hashes of these entities.
    package static func mentionedEntities(
        in mapping: MappingModel
    ) -> (source: Set<String>, destination: Set<String>) {
        (
            Set(mapping.entityMappings.compactMap(\.sourceEntityName)),
            Set(mapping.entityMappings.compactMap(\.destinationEntityName))
        )
    }

    /// A pair of versions that a mapping model fits although it was made for other versions.
    package struct OtherPair: Sendable {
        package var from: MappingCheckSubject.Version
        package var to: MappingCheckSubject.Version
        /// The names of the entities whose objects are lost: both versions have the entity, but no entity mapping
        /// covers it. In byte order.
        package var dropped: [String]
        /// Messages about names in expressions and filters that do not exist in these versions, as clauses.
        package var problems: [String]

        /// The two versions, identified by the paths of their files.
        var pair: MappingCheckSubject.Pair { MappingCheckSubject.Pair(from: from.filePath, to: to.filePath) }
    }

    /// Returns the pairs of versions for which a mapping model was made, including other versions with the same schema.
    /// Empty if the versions are not known, or if the mapping model no longer fits them.
    package static func madePairs(of subject: MappingCheckSubject) -> Set<MappingCheckSubject.Pair> {
        guard let source = subject.source.version, let destination = subject.destination.version else { return [] }
        let mentioned = mentionedEntities(in: subject.mapping)
        guard fits(mentioned.source, subject.source.copiedHashes, source.hashes),
            fits(mentioned.destination, subject.destination.copiedHashes, destination.hashes)
        else { return [] }
        let targets = subject.versions.filter { $0.hashes == destination.hashes }
        return Set(
            subject.versions.filter { $0.hashes == source.hashes }.flatMap { from in
                targets.map { MappingCheckSubject.Pair(from: from.filePath, to: $0.filePath) }
            })
    }

    /// Returns the other pairs of versions for which Core Data would use a mapping model, in the same direction.
    /// Versions with the same schema count as one. Empty if the versions for which the mapping model was made are not
    /// known.
    package static func otherPairs(of subject: MappingCheckSubject) -> [OtherPair] {
        guard let source = subject.source.version, let destination = subject.destination.version else { return [] }
        let versions = subject.versions
        let isForward = isForward(source, destination, versions)
        return pairs(
            of: subject.mapping, source: subject.source.copiedHashes, destination: subject.destination.copiedHashes,
            among: versions.map(\.hashes)
        ).map { (from: versions[$0.from], to: versions[$0.to]) }.filter { pair in
            // An app contains no versions that are newer than its current one. So only migrations in the same
            // direction, from older to newer or the reverse, are considered.
            pair.from.hashes != pair.to.hashes && Self.isForward(pair.from, pair.to, versions) == isForward
                && (pair.from.hashes != source.hashes || pair.to.hashes != destination.hashes)
        }.map { pair in
            OtherPair(
                from: pair.from, to: pair.to, dropped: dropped(subject.mapping, pair.from.model, pair.to.model),
                problems: problems(subject, pair.from, pair.to))
        }
    }

    /// Whether the first version comes before the second one in `versions`.
    private static func isForward(
        _ from: MappingCheckSubject.Version, _ to: MappingCheckSubject.Version,
        _ versions: [MappingCheckSubject.Version]
    ) -> Bool {
        let places = [from, to].map { version in versions.firstIndex { $0.filePath == version.filePath } ?? 0 }
        return places[0] <= places[1]
    }

    /// Returns messages about expressions that fail between two other versions. An expression can refer to an entity
    /// that no entity mapping mentions. The entity may be different in the other versions.
    private static func problems(
        _ subject: MappingCheckSubject, _ from: MappingCheckSubject.Version, _ to: MappingCheckSubject.Version
    ) -> [String] {
        let known = Set(UnknownNameCheck(CheckedMapping(subject)).findings().map(\.message))
        var other = subject
        other.source.version = from
        other.destination.version = to
        let messages = Set(UnknownNameCheck(CheckedMapping(other)).findings().map(\.message))
        return messages.subtracting(known).sorted { $0.isBefore($1) }
    }

    private static func dropped(
        _ mapping: MappingModel, _ old: ManagedObjectModel, _ new: ManagedObjectModel
    ) -> [String] {
        let mapped = mentionedEntities(in: mapping).source
        let match = ModelMatch(from: old, to: new)
        return match.pairs.map { (match.source.entities[$0.source], match.destination.entities[$0.destination]) }
            .filter { !$0.isAbstract && !$1.isAbstract && !mapped.contains($0.name) }.map(\.0.name)
            .sorted { $0.isBefore($1) }
    }
}

extension MigrationFindingCode {
    /// The end of a message: the setting that turns the finding into a note, such as `and set 'rules: { MM602: info }'
    /// under 'lint' in .modelc.yml`. It is for apps that handle the problem in code that modelc does not see.
    var acceptance: String { "and set 'rules: { \(rawValue): info }' under 'lint' in .modelc.yml" }
}
