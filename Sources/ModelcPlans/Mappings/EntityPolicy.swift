/// A migration policy that a mapping model needs: an `NSEntityMigrationPolicy` subclass with the methods that the
/// mapping model calls (FormatMappingModel §8, FormatMigrationFacts §8). The user has to write it.
package struct EntityPolicy: Hashable, Sendable {
    /// The name of the class in the runtime, without a module, such as `V1toV2_Person`.
    package var className: String
    /// The name of the entity mapping that uses the policy.
    package var mappingName: String
    /// The name of the source entity.
    package var sourceEntityName: String
    /// The name of the destination entity.
    package var destinationEntityName: String
    /// The methods, sorted by property name. Each creates the value of one property.
    package var methods: [PolicyMethod]

    package init(
        className: String, mappingName: String, sourceEntityName: String, destinationEntityName: String,
        methods: [PolicyMethod]
    ) {
        self.className = className
        self.mappingName = mappingName
        self.sourceEntityName = sourceEntityName
        self.destinationEntityName = destinationEntityName
        self.methods = methods
    }
}
