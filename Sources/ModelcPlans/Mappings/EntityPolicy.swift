/// A migration policy that a mapping model needs: an `NSEntityMigrationPolicy` subclass that has to be written, with
/// the methods that the mapping model calls (FormatMappingModel §8, FormatMigrationFacts §8).
package struct EntityPolicy: Hashable, Sendable {
    /// The class name in the runtime, without a module: `V1toV2_Person`.
    package var className: String
    /// The name of the entity mapping that the policy belongs to.
    package var mappingName: String
    /// The entity that objects come from.
    package var sourceEntityName: String
    /// The entity that objects go to.
    package var destinationEntityName: String
    /// One for each property whose value the policy makes, by property name.
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
