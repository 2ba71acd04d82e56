import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// Reports a copy of a model that no longer matches its version (finding MM601). For the entities that entity mappings
/// mention, Core Data compares the version hashes of the copies with those of the models in the app. If one differs,
/// Core Data does not find the mapping model.
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

    /// Returns the finding for differences that do not change version hashes. Core Data still finds the mapping model.
    private static func harmless(
        _ side: String, _ version: MappingCheckSubject.Version, _ changes: [SchemaChange], _ mapping: MappingModel
    ) -> MappingFinding {
        MappingFinding(
            .staleMapping,
            "the embedded \(side) model differs from '\(version.name)' only in ways that Core Data ignores",
            at: mapping.position, related: places(changes, version), level: .note)
    }

    /// The kinds of changes that can be found in a copy. Copies do not contain indexes, configurations, fetch requests
    /// and code generation (FormatMappingModel §5.3).
    private static let shownIfHarmless: Set<SchemaChangeKind> = [
        .entityClassChanged, .entityUserInfoChanged, .attributeDefaultChanged, .attributeTransformerChanged,
        .relationshipDeleteRuleChanged,
    ]

    private static func changes(from copy: ManagedObjectModel, to model: ManagedObjectModel) -> [SchemaChange] {
        ModelDiffer(guessesRenames: false).difference(from: copy, to: model).changes
    }

    private static func places(
        _ changes: [SchemaChange], _ version: MappingCheckSubject.Version
    ) -> [RelatedLocation] {
        changes.map { change in
            let subject = change.modelPath.isEmpty ? "" : change.modelPath + ": "
            return RelatedLocation(
                subject + change.phrase, at: SourceLocation(path: version.filePath, position: change.newPosition))
        }
    }
}
