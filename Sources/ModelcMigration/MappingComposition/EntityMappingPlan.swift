import ModelcBase
import ModelcPlans
import ModelcSchema

/// An entity mapping to create. Each concrete destination entity gets one, in name order (FormatMappingModel §8). The
/// names are determined before the property mappings, because property mappings refer to them.
struct EntityMappingPlan {
    /// The index of the source entity; nil if the entity is new.
    let source: Int?
    /// The index of the destination entity.
    let destination: Int
    /// The name of the entity mapping. Expressions refer to it.
    let name: String
    /// Whether `name` has to be written to the mapping model, because the default name is already used.
    let hasOwnName: Bool

    static func plans(in match: ModelMatch) -> [EntityMappingPlan] {
        var seen: Set<String> = []
        let entities = match.destination.entities
        let concrete = entities.indices.filter { !entities[$0].isAbstract && seen.insert(entities[$0].name).inserted }
        var names: Set<String> = []
        return concrete.sorted { entities[$0].name.isBefore(entities[$1].name) }.map { destination in
            let source = match.sources[destination]
            var usual = EntityMapping()
            usual.sourceEntityName = source.map { match.source.entities[$0].name }
            usual.destinationEntityName = entities[destination].name
            var name = usual.effectiveName
            while !names.insert(name).inserted { name += "_2" }
            return EntityMappingPlan(
                source: source, destination: destination, name: name, hasOwnName: name != usual.effectiveName)
        }
    }

    /// The entity in both versions; nil for a new entity.
    var pair: ModelMatch.EntityPair? {
        source.map { ModelMatch.EntityPair(source: $0, destination: destination, isByName: false) }
    }

    /// Returns the entity mapping without its number and its property mappings.
    func entityMapping(in match: ModelMatch) -> EntityMapping {
        var mapping = EntityMapping()
        mapping.name = hasOwnName ? name : nil
        mapping.sourceEntityName = source.map { match.source.entities[$0].name }
        mapping.destinationEntityName = match.destination.entities[destination].name
        return mapping
    }
}
