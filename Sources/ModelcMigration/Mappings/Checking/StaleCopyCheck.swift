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
                    ? ", which no entity mapping mentions: Core Data finds this mapping model all the same"
                    : ": Core Data will not find this mapping model"),
            help: "run: modelc mapping refresh", at: mapping.position, details: details(hashed, version),
            level: isFound ? .note : nil)
    }

    /// What no version hash knows, so that the mapping model is found all the same.
    private static func harmless(
        _ side: String, _ version: MappingCheckSubject.Version, _ changes: [SchemaChange], _ mapping: MappingModel
    ) -> MappingFinding {
        MappingFinding(
            .staleMapping,
            "the embedded \(side) model differs from '\(version.name)' in what does not count for Core Data",
            at: mapping.position, details: details(changes, version), level: .note)
    }

    /// Kinds that copies do hold. Indexes, configurations, requests and code generation are not in them (mapping-model
    /// §5.3).
    private static let shownIfHarmless: Set<SchemaChangeKind> = [
        .entityClassChanged, .entityUserInfoChanged, .attributeDefaultChanged, .attributeTransformerChanged,
        .relationshipDeleteRuleChanged,
    ]

    private static func changes(from copy: ManagedObjectModel, to model: ManagedObjectModel) -> [SchemaChange] {
        ModelDiffer(guessesRenames: false).difference(from: copy, to: model).changes
    }

    private static func details(
        _ changes: [SchemaChange], _ version: MappingCheckSubject.Version
    ) -> [MappingFinding.Detail] {
        changes.map { change in
            let subject = change.modelPath.isEmpty ? "" : change.modelPath + ": "
            return MappingFinding.Detail(subject + change.phrase, path: version.filePath, at: change.newPosition)
        }
    }
}
