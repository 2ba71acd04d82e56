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
