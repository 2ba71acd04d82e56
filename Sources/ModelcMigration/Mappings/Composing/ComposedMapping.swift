import ModelcSchema

/// A mapping model that was made for two versions, and what is left to be done for it.
package struct ComposedMapping: Hashable, Sendable {
    package var mapping: MappingModel
    /// The classes that the mapping model names and that somebody has to write, in the order of the entity mappings.
    package var policies: [EntityPolicy]
    /// The source entities whose objects nothing migrates, abstract ones aside; in byte order.
    package var droppedEntities: [String]

    package init(mapping: MappingModel, policies: [EntityPolicy], droppedEntities: [String]) {
        self.mapping = mapping
        self.policies = policies
        self.droppedEntities = droppedEntities
    }
}
