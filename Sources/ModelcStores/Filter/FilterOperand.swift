/// One side of a comparison.
enum FilterOperand {
    case constant(FilterValue)
    /// The object itself. It is compared by its id as text, such as `Book/p12`.
    case object
    case property(index: Int)
    /// A member of a composite attribute: the index of the attribute, and the path of the member, such as `size.width`.
    case member(index: Int, path: String)
    /// The number of objects in the to-many relationship with this index.
    case count(index: Int)
}
