import ModelcKit
import ModelcSchema

/// The numbers of elements that a model declares. Only own properties count; members of composites do not.
struct ModelCounts {
    var entities: Int
    var attributes = 0
    var relationships = 0
    var fetchedProperties = 0
    var fetchIndexes = 0
    /// Single constraints, not entities that have some.
    var uniquenessConstraints = 0
    var configurations: Int
    /// Templates only: the requests of fetched properties do not count.
    var fetchRequests: Int
    var composites: Int

    init(_ model: ManagedObjectModel) {
        entities = model.entities.count
        configurations = model.configurations.count
        fetchRequests = model.fetchRequests.count
        composites = model.composites.count
        for entity in model.entities {
            attributes += entity.attributes.count
            relationships += entity.relationships.count
            fetchedProperties += entity.fetchedProperties.count
            fetchIndexes += entity.fetchIndexes.count
            uniquenessConstraints += entity.uniquenessConstraints.count
        }
    }
}
