import ModelcKit
import ModelcSchema

/// The number of elements of each kind in a model. Only properties that an entity declares itself are counted. Members
/// of composites are not counted.
struct ModelCounts {
    var entities: Int
    var attributes = 0
    var relationships = 0
    var fetchedProperties = 0
    var fetchIndexes = 0
    /// The number of uniqueness constraints. An entity can have several.
    var uniquenessConstraints = 0
    var configurations: Int
    /// The number of fetch request templates. Requests of fetched properties are not counted.
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
