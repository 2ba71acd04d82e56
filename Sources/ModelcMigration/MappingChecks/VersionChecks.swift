import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// MM601: a copy that is not the version any more. Core Data compares the copies' version hashes with those of the models
/// in the app for the entities that entity mappings mention: it does not find a mapping model where one of these differs.
enum StaleCopyCheck {
    static func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        let mapping = subject.mapping
        let mentioned = MappingFit.mentionedEntities(in: mapping)
        return [
            finding("source", mapping.source, subject.source, mentioned.source, mapping),
            finding("destination", mapping.destination, subject.destination, mentioned.destination, mapping),
        ].compactMap { $0 }
    }

    private static func finding(
        _ side: String, _ copy: EmbeddedModel, _ checked: MappingCheckSubject.Side, _ mentioned: Set<String>,
        _ mapping: MappingModel
    ) -> MappingFinding? {
        guard let version = checked.version, let model = copy.model else { return nil }
        let changes = changes(from: model, to: version.model)
        guard !checked.staleEntities.isEmpty else {
            let cosmetic = changes.filter { shownIfHarmless.contains($0.kind) }
            return cosmetic.isEmpty ? nil : harmless(side, version, cosmetic, mapping)
        }
        let hashed = changes.filter { $0.altersHash && $0.kind != .attributeHistoryPreservationChanged }
        let isFound = MappingFit.fits(mentioned, checked.copiedHashes, version.hashes)
        return MappingFinding(
            .staleMapping,
            "the embedded \(side) model differs from '\(version.name)' in \(checked.staleEntities.joined(separator: ", "))"
                + (isFound
                    ? ", which no entity mapping mentions: Core Data still finds this mapping model"
                    : ": Core Data will not find this mapping model"),
            help: "run: \(ToolCommandName.mappingRefresh)", at: mapping.position, related: places(hashed, version),
            level: isFound ? .note : nil)
    }

    /// What no version hash knows, so that the mapping model is found all the same.
    private static func harmless(
        _ side: String, _ version: MappingCheckSubject.Version, _ changes: [SchemaChange], _ mapping: MappingModel
    ) -> MappingFinding {
        MappingFinding(
            .staleMapping,
            "the embedded \(side) model differs from '\(version.name)' only in ways that Core Data ignores",
            at: mapping.position, related: places(changes, version), level: .note)
    }

    /// Kinds that copies do hold. Indexes, configurations, requests and code generation are not in them
    /// (FormatMappingModel §5.3).
    private static let shownIfHarmless: Set<SchemaChangeKind> = [
        .entityClassChanged, .entityUserInfoChanged, .attributeDefaultChanged, .attributeTransformerChanged,
        .relationshipDeleteRuleChanged,
    ]

    private static func changes(from copy: ManagedObjectModel, to model: ManagedObjectModel) -> [SchemaChange] {
        ModelDiffer(guessesRenames: false).difference(from: copy, to: model).changes
    }

    private static func places(
        _ changes: [SchemaChange], _ version: MappingCheckSubject.Version
    ) -> [RelatedPlace] {
        changes.map { change in
            let subject = change.modelPath.isEmpty ? "" : change.modelPath + ": "
            return RelatedPlace(
                subject + change.phrase, at: SourceLocation(path: version.filePath, position: change.newPosition))
        }
    }
}

/// MM602: a mapping model that Core Data would also use between other versions than those it was made for, because it leaves
/// out what tells them apart.
enum AmbiguousMappingCheck {
    static func findings(in subject: MappingCheckSubject) -> [MappingFinding] {
        guard let source = subject.source.version, let destination = subject.destination.version else { return [] }
        let others = MappingFit.otherPairs(of: subject)
        return others.isEmpty ? [] : [finding(others, source, destination, subject.mapping)]
    }

    private typealias Version = MappingCheckSubject.Version

    private static func finding(
        _ others: [MappingFit.OtherPair], _ source: Version, _ destination: Version, _ mapping: MappingModel
    ) -> MappingFinding {
        let omitted = Set(
            omittedEntities(others.filter { !$0.dropped.isEmpty }, source, destination, mapping)
                + omittedSources(others.filter { !$0.faults.isEmpty }, source, mapping)
        ).sorted { $0.isBefore($1) }
        let count = others.count == 1 ? "another pair" : "\(others.count) other pairs"
        return MappingFinding(
            .ambiguousMapping,
            "Core Data would use this mapping model between \(count) of versions as well as from '\(source.name)' to "
                + "'\(destination.name)'" + consequence(others),
            help: help(others, omitted), at: mapping.position,
            related: others.map { other in
                let loss = other.dropped.isEmpty ? "" : ", without the objects of \(list(other.dropped))"
                let fault = other.faults.first.map { ", where \($0)" } ?? ""
                return RelatedPlace(
                    "from '\(other.from.name)' to '\(other.to.name)'\(loss)\(fault)",
                    at: SourceLocation(path: other.to.filePath))
            },
            // Nothing is lost there, or nothing can be done about it in this mapping model.
            level: omitted.isEmpty && others.allSatisfy(\.faults.isEmpty) ? .note : nil)
    }

    private static func consequence(_ others: [MappingFit.OtherPair]) -> String {
        if others.contains(where: { !$0.faults.isEmpty }) { return ", where it fails" }
        let dropped = Set(others.flatMap(\.dropped)).sorted { $0.isBefore($1) }
        return dropped.isEmpty
            ? ", where it does the same" : ", where it drops the objects of \(list(dropped))"
    }

    private static func help(_ others: [MappingFit.OtherPair], _ omitted: [String]) -> String? {
        if !omitted.isEmpty { return "add entity mappings for \(list(omitted))" }
        guard let other = others.first(where: { !$0.dropped.isEmpty || !$0.faults.isEmpty }) else { return nil }
        return
            "make a mapping model from '\(other.from.name)' to '\(other.to.name)' as well, and choose in code which one "
            + "is used"
    }

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    /// The entities that both versions have, that no mapping mentions, and that are not the same in other versions:
    /// mentioning them would tell the versions apart.
    private static func omittedEntities(
        _ others: [MappingFit.OtherPair], _ source: Version, _ destination: Version, _ mapping: MappingModel
    ) -> [String] {
        let match = ModelMatch(from: source.model, to: destination.model)
        let mappedSources = Set(mapping.entityMappings.compactMap(\.sourceEntityName))
        let mappedDestinations = Set(mapping.entityMappings.compactMap(\.destinationEntityName))
        let names = match.pairs.compactMap { pair -> String? in
            let (old, new) = (match.source.entities[pair.source], match.destination.entities[pair.destination])
            guard !old.isAbstract, !new.isAbstract, !mappedSources.contains(old.name),
                !mappedDestinations.contains(new.name)
            else { return nil }
            let tellsApart = others.contains { other in
                other.from.hashes[old.name] != source.hashes[old.name]
                    || other.to.hashes[new.name] != destination.hashes[new.name]
            }
            return tellsApart ? new.name : nil
        }
        return names.sorted { $0.isBefore($1) }
    }

    /// The entities of the older version that no mapping mentions and that are not the same in other versions, whether the
    /// newer version has them or not.
    private static func omittedSources(
        _ others: [MappingFit.OtherPair], _ source: Version, _ mapping: MappingModel
    ) -> [String] {
        let mapped = MappingFit.mentionedEntities(in: mapping).source
        return source.model.entities.filter { !$0.isAbstract && !mapped.contains($0.name) }.map(\.name).filter { name in
            others.contains { $0.from.hashes[name] != source.hashes[name] }
        }
    }
}
