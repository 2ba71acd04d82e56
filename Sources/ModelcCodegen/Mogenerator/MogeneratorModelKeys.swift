import ModelcBase
import ModelcSchema
import ModelcTemplating

/// The model in mogenerator's templates.
final class MogeneratorModelKeys: KeyedObject {
    static let fields = TemplateFields<MogeneratorModelKeys>(
        "Model", "The model.",
        [
            TemplateField("entities", .list(MogeneratorEntity.self), "The entities, by name.") {
                TemplateValue($0.entities)
            },
            .marker,
            TemplateField("generatedEntities", .list(MogeneratorEntity.self), "The entities with files, by class.") {
                keys in
                TemplateValue(keys.generated.map { MogeneratorEntity(keys.model, at: $0) })
            },
            TemplateField("entitiesByName", .dictionary(MogeneratorEntity.self), "The entities, by name.") {
                .objects($0.entities) { $0.description.name }
            },
            TemplateField("configurations", .list(.string), "The names of the configurations, sorted.") {
                TemplateValue($0.model.model.model.configurations.map(\.name).inByteOrder())
            },
            TemplateField("versionIdentifiers", .list(.string), "The version identifiers.") {
                TemplateValue([$0.model.model.model.versionIdentifier ?? ""].filter { !$0.isEmpty })
            },
            TemplateField(
                "fetchRequestTemplatesByName", .dictionary(MogeneratorFetchRequest.self), "All fetch requests, by name."
            ) { keys in
                let requests = keys.model.entities.indices.flatMap { index in
                    keys.model.entities[index].requests.indices.map {
                        MogeneratorFetchRequest(keys.model, entity: index, at: $0)
                    }
                }
                return .objects(requests) { $0.request.name }
            },
            TemplateField(
                "entitiesInTopologicalOrder", .list(MogeneratorEntity.self),
                "The entities; those that others refer to with stored relationships come first."
            ) { keys in
                let order = MogeneratorOrder(keys.model) { !$0.isTransient }
                return TemplateValue(order.indices.map { MogeneratorEntity(keys.model, at: $0) })
            },
        ])

    private let model: MogeneratorModel
    private let generated: [Int]

    /// - Parameter generated: the entities with files; empty if the object is a key of an entity.
    init(_ model: MogeneratorModel, generated: [Int] = []) {
        self.model = model
        self.generated = generated
    }

    var templateIdentity: Int { 0 }

    private var entities: [MogeneratorEntity] {
        model.entities.indices.map { MogeneratorEntity(model, at: $0) }.sortedByName(\.description.name)
    }
}
