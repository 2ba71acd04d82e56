import ModelcPredicates

/// A predicate about the objects of an entity, evaluated on each object: comparisons of properties with each other and
/// with constants, joined with AND, OR and NOT. A predicate that needs more, such as the values of other objects, is
/// refused.
package struct StoreFilter: Sendable {
    private let predicate: Predicate
    /// The entity whose properties the predicate may name.
    private let entity: MappedEntity

    /// - Throws: the part of the predicate that cannot be evaluated.
    package init(_ predicate: Predicate, of entity: MappedEntity) throws(StoreFilterError) {
        self.predicate = predicate
        self.entity = entity
        _ = try FilterCompiler(entity).condition(predicate)
    }

    /// The condition for an entity or a descendant of it, whose properties may have other positions.
    func condition(for member: MappedEntity) throws(StoreFilterError) -> FilterCondition {
        try FilterCompiler(member).condition(predicate)
    }
}
