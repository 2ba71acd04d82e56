import ModelcBase
import ModelcSchema

/// A limit for inheritance in a model. The hash of an entity is computed from all properties that it inherits, so the
/// work grows with the square of the inheritance depth: a chain of 10,000 entities needed 10 GB.
package enum InheritanceBudget {
    /// The maximum number of ancestors and inherited properties, added up over all entities. A chain of 1,000 entities
    /// with one property each reaches one million; the largest public models reach a few thousand.
    package static let limit = 2_000_000

    /// Whether a model exceeds the limit. Takes linear time in the number of properties.
    package static func isExceeded(by model: ManagedObjectModel) -> Bool {
        isExceeded(model.entities, InheritanceOrder(model.entities))
    }

    /// Whether entities exceed the limit. Their inheritance order is already known.
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

    /// Returns the reason why an entity of a model that exceeds the limit has no hash.
    static func refusal(of entity: EntityDescription) -> VersionHashRefusal {
        VersionHashRefusal(
            "the entities of its model inherit more than \(limit) properties in total",
            at: SchemaLocation(entity, attribute: entity.parentName == nil ? nil : "parentEntity"))
    }
}
