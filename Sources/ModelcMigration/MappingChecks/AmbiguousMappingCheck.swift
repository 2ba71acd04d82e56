import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// MM602: a mapping model that Core Data would also use between versions that it was not made for, because it leaves
/// out the entities that differ. It is an error if objects are lost or the migration fails, a warning if all these
/// versions have a mapping model of their own, which Core Data may use as well, and a note if nothing is lost.
struct AmbiguousMappingCheck {
    private let source: MappingCheckSubject.Version
    private let destination: MappingCheckSubject.Version
    private let mapping: MappingModel
    private let others: [MappingFit.OtherPair]
    /// The version pairs that have a mapping model of their own.
    private let mappedPairs: Set<MappingCheckSubject.Pair>
    /// The entities whose mappings would distinguish the versions, or keep their objects.
    private let omitted: [OmittedEntity]
    private let checked: CheckedMapping

    static func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        AmbiguousMappingCheck(subject).map { [$0.finding] } ?? []
    }

    /// Nil if it fits no other versions, or if the versions that it was made for are not known.
    private init?(_ subject: MappingCheckSubject) {
        guard let source = subject.source.version, let destination = subject.destination.version else { return nil }
        others = MappingFit.otherPairs(of: subject).filter { subject.plannedPairs?.contains($0.pair) ?? true }
        mappedPairs = subject.mappedPairs
        guard !others.isEmpty else { return nil }
        self.source = source
        self.destination = destination
        mapping = subject.mapping
        checked = CheckedMapping(subject)
        let lossy = others.filter { !$0.dropped.isEmpty }
        let failing = others.filter { !$0.faults.isEmpty }
        omitted =
            AmbiguousMappingCheck.omittedEntities(lossy, source, destination, mapping)
            + AmbiguousMappingCheck.omittedSources(failing, source, mapping)
    }

    private var finding: MappingFinding {
        let count = others.count == 1 ? "another pair" : "\(others.count) other pairs"
        return MappingFinding(
            .ambiguousMapping,
            "Core Data \(isUncertain ? "may" : "would") use this mapping model between \(count) of versions as well as from '\(source.name)' to "
                + "'\(destination.name)'" + consequence,
            help: help, at: mapping.position, related: places,
            level: harmful.isEmpty ? .note : isUncertain ? .warning : nil)
    }

    /// Whether Core Data may use another mapping model for all harmful pairs.
    private var isUncertain: Bool { !harmful.isEmpty && harmful.allSatisfy(hasOwnMapping) }

    private func hasOwnMapping(_ other: MappingFit.OtherPair) -> Bool { mappedPairs.contains(other.pair) }

    /// The pairs between which objects are lost, or the migration fails.
    private var harmful: [MappingFit.OtherPair] { others.filter(\.isHarmful) }

    private var consequence: String {
        if harmful.contains(where: { !$0.faults.isEmpty }) { return ", where it fails" }
        let dropped = Set(harmful.flatMap(\.dropped))
        return dropped.isEmpty ? ", where it does the same" : ", where it drops the objects of \(list(dropped))"
    }

    /// The maximum number of pairs that are listed.
    private static let namedPairs = 8

    /// The harmful pairs first; only the first ones if there are many, with the number of the others.
    private var places: [RelatedLocation] {
        let ordered = harmful + others.filter { !$0.isHarmful }
        let limit = AmbiguousMappingCheck.namedPairs
        let shown = ordered.prefix(ordered.count - 1 <= limit ? ordered.count : limit)
        let rest = ordered.dropFirst(shown.count)
        return shown.map(place)
            + rest.prefix(1).map { RelatedLocation("and \(rest.count) more", at: SourceLocation(path: $0.to.filePath)) }
    }

    private func place(_ other: MappingFit.OtherPair) -> RelatedLocation {
        let loss = other.dropped.isEmpty ? "" : ", without the objects of \(list(Set(other.dropped)))"
        let fault = other.faults.first.map { ", where \($0)" } ?? ""
        let own = hasOwnMapping(other) ? "; another mapping model was made for these versions" : ""
        return RelatedLocation(
            "from '\(other.from.name)' to '\(other.to.name)'\(loss)\(fault)\(own)",
            at: SourceLocation(path: other.to.filePath))
    }

    /// How to prevent Core Data from using the mapping model for the harmful pairs.
    private var help: String? {
        let rest = harmful.filter { !isHelped($0) }
        let advice = [
            omitted.isEmpty ? nil : "add entity mappings for \(list(Set(omitted.map(\.name))))", otherAdvice(rest),
        ].compactMap { $0 }
        return advice.isEmpty ? nil : advice.joined(separator: "; ")
    }

    /// Returns the advice if no entity mapping can distinguish the versions, because the versions of the mapping
    /// model do not have the entities that differ.
    private func otherAdvice(_ pairs: [MappingFit.OtherPair]) -> String? {
        guard !pairs.isEmpty else { return nil }
        let verdict = worstVerdict(pairs)
        let isUnneeded = omitted.isEmpty && verdict == .inferable && NeedCheck.isUnneeded(checked)
        return (isUnneeded ? "remove the mapping model, because Core Data infers these migrations; or " : "")
            + newMappings(for: pairs.filter { !hasOwnMapping($0) }) + "choose in code which one is used, "
            + (verdict == .inferable || verdict == .dependsOnData ? "or migrate in stages, " : "")
            + MigrationFindingCode.ambiguousMapping.acceptance
    }

    /// Returns the mapping models that are missing.
    private func newMappings(for pairs: [MappingFit.OtherPair]) -> String {
        guard let first = pairs.first else { return "" }
        return pairs.count == 1
            ? "make a mapping model from '\(first.from.name)' to '\(first.to.name)' as well and "
            : "make a mapping model for each of \(pairs.count) pairs as well, first from '\(first.from.name)' to "
                + "'\(first.to.name)', and "
    }

    /// Returns the worst inference verdict for all these versions; nil for many pairs, which are not compared.
    private func worstVerdict(_ pairs: [MappingFit.OtherPair]) -> InferenceResult.Verdict? {
        guard pairs.count <= AmbiguousMappingCheck.namedPairs else { return nil }
        let models = [(source.model, destination.model)] + pairs.map { ($0.from.model, $0.to.model) }
        let verdicts = Set(models.map { InferenceCheck().infer(from: $0, to: $1).verdict })
        return [.blocked, .dependsOnData].first(where: verdicts.contains) ?? .inferable
    }

    /// Whether mappings of the omitted entities prevent Core Data from using the mapping model for a pair, or keep
    /// all objects there.
    private func isHelped(_ other: MappingFit.OtherPair) -> Bool {
        let isLossless = other.faults.isEmpty && Set(other.dropped).isSubset(of: omitted.map(\.old))
        return isLossless || omitted.contains { $0.tellsApart(other, source, destination) }
    }

    private func list(_ names: Set<String>) -> String {
        names.sorted { $0.isBefore($1) }.joined(separator: ", ")
    }
}

extension MappingFit.OtherPair {
    /// Whether objects are lost, or the migration fails.
    fileprivate var isHarmful: Bool { !dropped.isEmpty || !faults.isEmpty }
}

extension AmbiguousMappingCheck {
    private typealias Version = MappingCheckSubject.Version

    /// An entity that no entity mapping mentions.
    private struct OmittedEntity {
        var old: String
        /// Its name in the newer version; nil if an entity mapping would only have a source entity.
        var new: String?

        var name: String { new ?? old }

        /// Whether the entity differs between two other versions.
        func tellsApart(_ other: MappingFit.OtherPair, _ source: Version, _ destination: Version) -> Bool {
            other.from.hashes[old] != source.hashes[old]
                || new.map { other.to.hashes[$0] != destination.hashes[$0] } ?? false
        }
    }

    /// Returns the entities of both versions that no mapping mentions and whose mapping would distinguish other
    /// versions, or keep their objects.
    private static func omittedEntities(
        _ others: [MappingFit.OtherPair], _ source: Version, _ destination: Version, _ mapping: MappingModel
    ) -> [OmittedEntity] {
        let match = ModelMatch(from: source.model, to: destination.model)
        let mentioned = MappingFit.mentionedEntities(in: mapping)
        return match.pairs.compactMap { pair -> OmittedEntity? in
            let (old, new) = (match.source.entities[pair.source], match.destination.entities[pair.destination])
            guard !old.isAbstract, !new.isAbstract, !mentioned.source.contains(old.name),
                !mentioned.destination.contains(new.name)
            else { return nil }
            return OmittedEntity(old: old.name, new: new.name)
        }.filter { entity in
            others.contains { $0.dropped.contains(entity.old) || entity.tellsApart($0, source, destination) }
        }
    }

    /// Returns the entities of the older version that no mapping mentions and that differ in other versions, whether
    /// or not the newer version has them.
    private static func omittedSources(
        _ others: [MappingFit.OtherPair], _ source: Version, _ mapping: MappingModel
    ) -> [OmittedEntity] {
        let mapped = MappingFit.mentionedEntities(in: mapping).source
        return source.model.entities.filter { !$0.isAbstract && !mapped.contains($0.name) }
            .map { OmittedEntity(old: $0.name) }
            .filter { entity in others.contains { $0.from.hashes[entity.old] != source.hashes[entity.old] } }
    }
}
