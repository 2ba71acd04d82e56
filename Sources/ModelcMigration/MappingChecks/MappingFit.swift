import ModelcBase
import ModelcPlans
import ModelcSchema

/// Between which versions Core Data would use a mapping model: those in which every entity that it mentions has the version
/// hash that the copies in it give (FormatMigrationFacts §9). What it leaves out may differ.
package enum MappingFit {
    /// The pairs of versions that a mapping model fits, as positions in `versions`; by source, then destination.
    ///
    /// - Parameters:
    ///   - source: the version hashes of the copy of the source model by entity name, those that are refused aside.
    ///   - destination: likewise.
    ///   - versions: the version hashes of each version, likewise.
    package static func pairs(
        of mapping: MappingModel, source: [String: VersionHash], destination: [String: VersionHash],
        among versions: [[String: VersionHash]]
    ) -> [(from: Int, to: Int)] {
        let mentioned = mentionedEntities(in: mapping)
        let sources = fitting(mentioned.source, source, versions)
        let targets = fitting(mentioned.destination, destination, versions)
        return sources.flatMap { from in targets.filter { $0 != from }.map { (from, $0) } }
    }

    /// Whether every entity that a mapping model mentions on a side is in a version as the copy has it.
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
    /// The entities that the entity mappings of a mapping model mention on each side: all that Core Data compares.
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
        /// The entities of the older version whose objects no entity mapping takes along, although the newer version has
        /// the entity, too; in byte order.
        package var dropped: [String]
        /// What its expressions and filters ask for that is not there, as clauses.
        package var faults: [String]

        /// The two versions by their files.
        var pair: MappingCheckSubject.Pair { MappingCheckSubject.Pair(from: from.filePath, to: to.filePath) }
    }

    /// The versions that a mapping model was made for, with those that stores cannot tell from them; empty if these are not
    /// known, or it does not fit them any more.
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

    /// The pairs of versions that Core Data would use a mapping model for besides those it was made for, in the same
    /// direction; versions that stores cannot tell apart are one. Empty where it is not known which it was made for.
    package static func otherPairs(of subject: MappingCheckSubject) -> [OtherPair] {
        guard let source = subject.source.version, let destination = subject.destination.version else { return [] }
        let versions = subject.versions
        let isForward = isForward(source, destination, versions)
        return pairs(
            of: subject.mapping, source: subject.source.copiedHashes, destination: subject.destination.copiedHashes,
            among: versions.map(\.hashes)
        ).map { (from: versions[$0.from], to: versions[$0.to]) }.filter { pair in
            // An app does not know the versions after its own, so that nothing is migrated the other way round.
            pair.from.hashes != pair.to.hashes && Self.isForward(pair.from, pair.to, versions) == isForward
                && (pair.from.hashes != source.hashes || pair.to.hashes != destination.hashes)
        }.map { pair in
            OtherPair(
                from: pair.from, to: pair.to, dropped: dropped(subject.mapping, pair.from.model, pair.to.model),
                faults: faults(subject, pair.from, pair.to))
        }
    }

    /// Whether the first version stands before the second in the order of versions.
    private static func isForward(
        _ from: MappingCheckSubject.Version, _ to: MappingCheckSubject.Version,
        _ versions: [MappingCheckSubject.Version]
    ) -> Bool {
        let places = [from, to].map { version in versions.firstIndex { $0.filePath == version.filePath } ?? 0 }
        return places[0] <= places[1]
    }

    /// Expressions may lead into entities that no entity mapping mentions, and that are others there.
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

/// MM609: two mapping models that fit the same versions. Core Data takes one of them, and nothing says which.
package enum RivalMappings {
    /// - Parameters:
    ///   - other: the path of the other mapping model.
    ///   - pairs: the versions that both fit: `V1 -> V2`.
    ///   - isSamePurpose: whether both were made for the same versions, so that the app needs one of them.
    ///   - position: the mapping model's object.
    package static func finding(
        _ other: String, _ pairs: [String], isSamePurpose: Bool, at position: SourcePosition?
    ) -> MappingFinding {
        let removal = isSamePurpose ? "remove one of them from the app, or " : ""
        return MappingFinding(
            .rivalMappings,
            "'\(other)' also fits \(pairs.joined(separator: ", ")); which of the two Core Data uses is unknown",
            help: "\(removal)choose in code which one is used, \(MigrationFindingCode.rivalMappings.acceptance)",
            at: position)
    }
}

extension MigrationFindingCode {
    /// What to write where the app takes care of what modelc cannot see: the end of a sentence.
    var acceptance: String { "and set 'rules: { \(rawValue): info }' under 'lint' in .modelc.yml" }
}
