import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Reports other pairs of versions between which Core Data would use a mapping model too (finding MM602). Core Data
/// cannot distinguish these pairs if the mapping model does not mention the entities in which they differ.
///
/// The finding is a note if no objects are lost and no migration fails. It is a warning if every pair with lost objects
/// or a failing migration has its own mapping model, which Core Data may use instead. Otherwise it is an error.
struct AmbiguousMappingCheck {
    private let source: MappingCheckSubject.Version
    private let destination: MappingCheckSubject.Version
    private let mapping: MappingModel
    private let others: [MappingFit.OtherPair]
    /// The pairs of versions for which another mapping model exists.
    private let mappedPairs: Set<MappingCheckSubject.Pair>
    /// The entities for which the mapping model should get an entity mapping. The entity mapping would distinguish the
    /// versions, or keep the entity's objects.
    private let omitted: [OmittedEntity]
    private let checked: CheckedMapping

    static func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        AmbiguousMappingCheck(subject).map { [$0.finding] } ?? []
    }

    /// Returns nil if the mapping model fits no other versions, or if the versions for which it was made are not known.
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
        let failing = others.filter { !$0.problems.isEmpty }
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

    /// True if every harmful pair has its own mapping model, which Core Data may use instead.
    private var isUncertain: Bool { !harmful.isEmpty && harmful.allSatisfy(hasOwnMapping) }

    private func hasOwnMapping(_ other: MappingFit.OtherPair) -> Bool { mappedPairs.contains(other.pair) }

    /// The pairs of versions between which objects are lost, or the migration fails.
    private var harmful: [MappingFit.OtherPair] { others.filter(\.isHarmful) }

    private var consequence: String {
        if harmful.contains(where: { !$0.problems.isEmpty }) { return ", where it fails" }
        let dropped = Set(harmful.flatMap(\.dropped))
        return dropped.isEmpty ? ", where it does the same" : ", where it drops the objects of \(list(dropped))"
    }

    /// The maximum number of pairs that are listed in a finding.
    private static let namedPairs = 8

    /// The pairs as related locations, harmful pairs first. If there are many, the last location has a text such as
    /// `and 5 more`.
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
        let problem = other.problems.first.map { ", where \($0)" } ?? ""
        let own = hasOwnMapping(other) ? "; another mapping model was made for these versions" : ""
        return RelatedLocation(
            "from '\(other.from.name)' to '\(other.to.name)'\(loss)\(problem)\(own)",
            at: SourceLocation(path: other.to.filePath))
    }

    /// Advice on how to prevent Core Data from using the mapping model for the harmful pairs; nil if there is none.
    private var help: String? {
        let rest = harmful.filter { !isHelped($0) }
        let advice = [
            omitted.isEmpty ? nil : "add entity mappings for \(list(Set(omitted.map(\.name))))", otherAdvice(rest),
        ].compactMap { $0 }
        return advice.isEmpty ? nil : advice.joined(separator: "; ")
    }

    /// Returns advice for pairs that no entity mapping can distinguish. The entities in which these pairs differ do not
    /// exist in the versions of the mapping model.
    private func otherAdvice(_ pairs: [MappingFit.OtherPair]) -> String? {
        guard !pairs.isEmpty else { return nil }
        let verdict = worstVerdict(pairs)
        let isUnneeded = omitted.isEmpty && verdict == .inferable && NeedCheck.isUnneeded(checked)
        return (isUnneeded ? "remove the mapping model, because Core Data infers these migrations; or " : "")
            + newMappings(for: pairs.filter { !hasOwnMapping($0) }) + "choose in code which one is used, "
            + (verdict == .inferable || verdict == .dependsOnData ? "or migrate in stages, " : "")
            + MigrationFindingCode.ambiguousMapping.acceptance
    }

    /// Returns the advice to create mapping models for the given pairs of versions.
    private func newMappings(for pairs: [MappingFit.OtherPair]) -> String {
        guard let first = pairs.first else { return "" }
        return pairs.count == 1
            ? "make a mapping model from '\(first.from.name)' to '\(first.to.name)' as well and "
            : "make a mapping model for each of \(pairs.count) pairs as well, first from '\(first.from.name)' to "
                + "'\(first.to.name)', and "
    }

    /// Returns the worst inference verdict for the given pairs and the mapping model's own versions; nil if there are
    /// too many pairs to compare.
    private func worstVerdict(_ pairs: [MappingFit.OtherPair]) -> InferenceResult.Verdict? {
        guard pairs.count <= AmbiguousMappingCheck.namedPairs else { return nil }
        let models = [(source.model, destination.model)] + pairs.map { ($0.from.model, $0.to.model) }
        let verdicts = Set(models.map { InferenceCheck().infer(from: $0, to: $1).verdict })
        return [.blocked, .dependsOnData].first(where: verdicts.contains) ?? .inferable
    }

    /// Whether entity mappings for the omitted entities would solve the problem for a pair: Core Data would no longer
    /// use the mapping model for it, or all objects would be kept.
    private func isHelped(_ other: MappingFit.OtherPair) -> Bool {
        let isLossless = other.problems.isEmpty && Set(other.dropped).isSubset(of: omitted.map(\.old))
        return isLossless || omitted.contains { $0.tellsApart(other, source, destination) }
    }

    private func list(_ names: Set<String>) -> String {
        names.sorted { $0.isBefore($1) }.joined(separator: ", ")
    }
}

extension MappingFit.OtherPair {
    /// Whether objects are lost or the migration fails between the two versions.
    fileprivate var isHarmful: Bool { !dropped.isEmpty || !problems.isEmpty }
}

extension AmbiguousMappingCheck {
    private typealias Version = MappingCheckSubject.Version

    /// An entity that the mapping model does not mention.
    private struct OmittedEntity {
        var old: String
        /// The entity's name in the newer version; nil if an entity mapping for it would have only a source entity.
        var new: String?

        var name: String { new ?? old }

        /// Whether the entity's version hash distinguishes another pair of versions from the versions of the mapping
        /// model.
        func tellsApart(_ other: MappingFit.OtherPair, _ source: Version, _ destination: Version) -> Bool {
            other.from.hashes[old] != source.hashes[old]
                || new.map { other.to.hashes[$0] != destination.hashes[$0] } ?? false
        }
    }

    /// Returns the entities that both versions have and that no entity mapping mentions. An entity is included only if
    /// an entity mapping for it would keep its objects, or would prevent Core Data from using the mapping model for a
    /// pair in `others`. Abstract entities are left out.
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

    /// Returns the entities of the mapping model's source version that no entity mapping mentions, and whose hash
    /// differs in the source version of one of the other pairs. The destination version may lack these entities.
    private static func omittedSources(
        _ others: [MappingFit.OtherPair], _ source: Version, _ mapping: MappingModel
    ) -> [OmittedEntity] {
        let mapped = MappingFit.mentionedEntities(in: mapping).source
        return source.model.entities.filter { !$0.isAbstract && !mapped.contains($0.name) }
            .map { OmittedEntity(old: $0.name) }
            .filter { entity in others.contains { $0.from.hashes[entity.old] != source.hashes[entity.old] } }
    }
}
