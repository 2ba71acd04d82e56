/// A to-many relationship with accessors of its own.
struct XcodeCollection: Hashable {
    /// The name in the model.
    let name: String
    /// The name inside the names of accessors: `Tags` in `addToTags`.
    let capitalizedName: String
    /// The class of the objects.
    let element: String
    let isOrdered: Bool

    /// The collection's class.
    var collectionClass: String { isOrdered ? "NSOrderedSet" : "NSSet" }
}
