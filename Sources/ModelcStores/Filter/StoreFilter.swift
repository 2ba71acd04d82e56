import ModelcPredicates

/// A predicate that is evaluated on each object of an entity. It can compare properties with each other and with
/// constants, and join comparisons with AND, OR and NOT. A predicate that needs more, such as the values of other
/// objects, is rejected.
package struct StoreFilter: Sendable {
    private let predicate: Predicate
    /// The entity whose properties the predicate can use.
    private let entity: MappedEntity

    /// - Throws: an error about the part of the predicate that cannot be evaluated.
    package init(_ predicate: Predicate, of entity: MappedEntity) throws(StoreFilterError) {
        self.predicate = predicate
        self.entity = entity
        _ = try FilterCompiler(entity).condition(predicate)
    }

    /// Returns the condition for the entity or for one of its descendants. In a descendant, the properties may have
    /// other indexes.
    func condition(for member: MappedEntity) throws(StoreFilterError) -> FilterCondition {
        try FilterCompiler(member).condition(predicate)
    }
}
