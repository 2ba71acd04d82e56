import ModelcBase
import ModelcSchema

/// A limit for inheritance in a model. The hash of an entity is computed from all properties that it inherits, so the
/// work grows with the square of the depth: a chain of 10,000 entities took 10 GB.
package enum InheritanceBudget {
    /// The maximum number of ancestors and inherited properties, summed over all entities. A chain of 1,000 entities
    /// with one property each has a million, the largest public models a few thousand.
    package static let limit = 2_000_000

    /// Whether a model exceeds the limit; linear in its properties.
    package static func isExceeded(by model: ManagedObjectModel) -> Bool {
        isExceeded(model.entities, InheritanceOrder(model.entities))
    }

    /// Whether entities with a known order exceed the limit.
    static func isExceeded(_ entities: [EntityDescription], _ order: InheritanceOrder, limit: Int = limit) -> Bool {
        var total = 0
        var waiting = order.roots.map { (index: $0, inherited: 0) }
        while let (index, inherited) = waiting.popLast() {
            total += inherited
            if total > limit { return true }
            let entity = entities[index]
            let own = entity.attributes.count + entity.relationships.count + entity.fetchedProperties.count
            waiting += order.children[index].map { ($0, inherited + own + 1) }
        }
        return false
    }

    /// Returns why an entity of such a model has no hash.
    static func refusal(of entity: EntityDescription) -> VersionHashRefusal {
        VersionHashRefusal(
            "the entities of its model inherit more than \(limit) properties in total",
            at: SchemaLocation(entity, attribute: entity.parentName == nil ? nil : "parentEntity"))
    }
}
