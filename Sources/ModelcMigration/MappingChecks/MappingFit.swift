import ModelcBase
import ModelcPlans
import ModelcSchema

/// The versions between which Core Data would use a mapping model: those in which every mentioned entity has the same
/// version hash as in the copies in the mapping model (FormatMigrationFacts §9). Other entities may differ.
package enum MappingFit {
    /// Returns the pairs of versions that a mapping model fits, as positions in `versions`; by source, then
    /// destination.
    ///
    /// - Parameters:
    ///   - source: the version hashes of the copy of the source model by entity name, without entities whose hash
    ///     cannot be computed.
    ///   - destination: the same for the destination model.
    ///   - versions: the same for each version.
    package static func pairs(
        of mapping: MappingModel, source: [String: VersionHash], destination: [String: VersionHash],
        among versions: [[String: VersionHash]]
    ) -> [(from: Int, to: Int)] {
        let mentioned = mentionedEntities(in: mapping)
        let sources = fitting(mentioned.source, source, versions)
        let targets = fitting(mentioned.destination, destination, versions)
        return sources.flatMap { from in targets.filter { $0 != from }.map { (from, $0) } }
    }

    /// Whether every entity that a mapping model mentions on a side has the same version hash in a version as in the
    /// copy.
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
    /// Returns the entities that the entity mappings of a mapping model mention on each side. Core Data compares only
    /// these.
    package static func mentionedEntities(
        in mapping: MappingModel
    ) -> (source: Set<String>, destination: Set<String>) {
        (
            Set(mapping.entityMappings.compactMap(\.sourceEntityName)),
            Set(mapping.entityMappings.compactMap(\.destinationEntityName))
        )
    }

    /// Versions that a mapping model fits although it was made for others.
    package struct OtherPair: Sendable {
        package var from: MappingCheckSubject.Version
        package var to: MappingCheckSubject.Version
        /// The entities of the older version whose objects are dropped because no entity mapping covers them,
        /// although the newer version has the entity, too; in byte order.
        package var dropped: [String]
        /// References in its expressions and filters that do not exist in these versions, as clauses.
        package var faults: [String]

        /// The two versions by their files.
        var pair: MappingCheckSubject.Pair { MappingCheckSubject.Pair(from: from.filePath, to: to.filePath) }
    }

    /// Returns the versions that a mapping model was made for, including versions with the same schemas; empty if
    /// these are not known, or it no longer fits them.
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

    /// Returns the pairs of versions for which Core Data would use a mapping model besides those it was made for, in
    /// the same direction. Versions with the same schema count as one. Empty if the versions that it was made for are
    /// not known.
    package static func otherPairs(of subject: MappingCheckSubject) -> [OtherPair] {
        guard let source = subject.source.version, let destination = subject.destination.version else { return [] }
        let versions = subject.versions
        let isForward = isForward(source, destination, versions)
        return pairs(
            of: subject.mapping, source: subject.source.copiedHashes, destination: subject.destination.copiedHashes,
            among: versions.map(\.hashes)
        ).map { (from: versions[$0.from], to: versions[$0.to]) }.filter { pair in
            // An app does not contain later versions, so there is no migration in the opposite direction.
            pair.from.hashes != pair.to.hashes && Self.isForward(pair.from, pair.to, versions) == isForward
                && (pair.from.hashes != source.hashes || pair.to.hashes != destination.hashes)
        }.map { pair in
            OtherPair(
                from: pair.from, to: pair.to, dropped: dropped(subject.mapping, pair.from.model, pair.to.model),
                faults: faults(subject, pair.from, pair.to))
        }
    }

    /// Whether the first version precedes the second in the order of versions.
    private static func isForward(
        _ from: MappingCheckSubject.Version, _ to: MappingCheckSubject.Version,
        _ versions: [MappingCheckSubject.Version]
    ) -> Bool {
        let places = [from, to].map { version in versions.firstIndex { $0.filePath == version.filePath } ?? 0 }
        return places[0] <= places[1]
    }

    /// Expressions may lead into entities that no entity mapping mentions, and that differ in the other versions.
    private static func faults(
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
    /// The setting for apps that handle the problem where modelc cannot see it: the end of a sentence.
    var acceptance: String { "and set 'rules: { \(rawValue): info }' under 'lint' in .modelc.yml" }
}
