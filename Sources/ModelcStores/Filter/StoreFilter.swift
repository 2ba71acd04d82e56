import ModelcBase
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

/// A predicate with the positions of properties in place of their names.
indirect enum FilterCondition {
    case truth(Bool)
    case and([FilterCondition])
    case or([FilterCondition])
    case not(FilterCondition)
    case comparison(FilterOperand, ComparisonOperator, FilterOperand, isCaseInsensitive: Bool)
    /// The operand equals one of the values.
    case oneOf(FilterOperand, [FilterValue], isCaseInsensitive: Bool)
    /// The operand is in the range of two values, which belong to it.
    case between(FilterOperand, FilterValue, FilterValue)
}

/// A side of a comparison.
enum FilterOperand {
    case constant(FilterValue)
    /// The object itself.
    case object
    case property(index: Int)
    /// The member of a composite attribute.
    case member(index: Int, path: String)
    /// The number of objects of a to-many relationship.
    case count(index: Int)
}
