import ModelcPlans
import ModelcSchema

/// A mapping model whose names are resolved in the current versions.
struct CheckedMapping {
    let mapping: MappingModel
    let resolved: ResolvedMapping
    /// The path of the file with the newer version; nil if the version is not known.
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

    /// Returns the stored relationships of an entity, own and inherited. If several have the same name, the one of the
    /// nearest ancestor is used.
    func relationships(of entity: EntityDescription) -> [RelationshipDescription] {
        guard let destination else { return [] }
        var seen: Set<String> = []
        return destination.allRelationships(of: entity).reversed().filter { seen.insert($0.name).inserted }
            .filter { !$0.isTransient }.sorted { $0.name.isBefore($1.name) }
    }
}
