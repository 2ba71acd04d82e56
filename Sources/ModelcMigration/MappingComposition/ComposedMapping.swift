import ModelcPlans

/// A mapping model that was created for two versions, and the work that is left to the user.
package struct ComposedMapping: Hashable, Sendable {
    package var mapping: MappingModel
    /// The policy classes that the user has to write, in the order of the entity mappings.
    package var policies: [EntityPolicy]
    /// The names of the concrete source entities whose objects are not migrated, in byte order.
    package var droppedEntities: [String]
}
